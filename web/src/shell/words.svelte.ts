/** What people read: Fluent messages of the app and of the games, in the chosen language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte.ts'

type Values = Record<string, FluentVariable>
type Book = 'app' | 'gods'

const SOURCES = {
  app: import.meta.glob<string>('../strings/*.ftl', { query: '?raw', import: 'default' }),
  gods: import.meta.glob<string>('../../../src/heyday/games/gods/strings/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
}

let bundles: Partial<Record<Book, FluentBundle>> = $state.raw({})

async function open(book: Book, language: Language): Promise<FluentBundle> {
  const load = Object.entries(SOURCES[book]).find(([path]) => path.endsWith(`/${language}.ftl`))
  const bundle = new FluentBundle(language, { useIsolating: false })
  if (load) bundle.addResource(new FluentResource(await load[1]()))
  return bundle
}

/** Read a language; the old one stays until the new one is there. */
export async function read(language: Language): Promise<void> {
  const [app, gods] = await Promise.all([open('app', language), open('gods', language)])
  bundles = { app, gods }
}

/** Follow the language of the settings; call once, after the first `read`. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => void read(settings.language))
  })
}

function say(book: Book, id: string, values: Values = {}): string {
  const bundle = bundles[book]
  const [name, attribute] = id.split('.') as [string, string?]
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return bundle && pattern ? bundle.formatPattern(pattern, values, []) : id
}

/** A message of the app. */
export const t = (id: string, values?: Values): string => say('app', id, values)

/** A message of Gods, from the game's own strings. */
export const gods = (id: string, values?: Values): string => say('gods', id, values)

/** A number of this language, such as 1.5 or 1,5. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share)
}

/** A change of a share, with its sign. */
export function signed(share: number): string {
  const style = { style: 'percent', signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(settings.language, style).format(share)
}

/** A number of which one decimal is worth telling. */
export function tenths(number: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(number)
}

export function moment(time: number): string {
  return new Intl.DateTimeFormat(settings.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time * 1000)
}
