/** The box and the words of Gentes, in the language of the settings; read before a table opens. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from '../shell/settings.svelte.ts'
import type { CardInfo, Sheet, TileInfo } from './types.ts'

const APP = import.meta.glob<string>('../strings/gentes.*.ftl', {
  query: '?raw',
  import: 'default',
})
const GAME = import.meta.glob<string>('../../../src/heyday/games/gentes/strings/*.ftl', {
  query: '?raw',
  import: 'default',
})

interface Opened {
  language: Language
  sheet: Sheet
  words: FluentBundle
  cards: Map<string, CardInfo>
  tiles: Map<string, TileInfo>
}

let opened: Opened | null = $state.raw(null)

/** Source of a message that names one of several things, as `kit/strings.py` makes it. */
function selection(message: string, names: Record<string, string>): string {
  const quoted = (name: string) => `{ "${name.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}" }`
  const variants = Object.entries(names).map(([key, name]) => `    [${key}] ${quoted(name)}`)
  return [`${message} = { $${message} ->`, ...variants, `   *[other] { $${message} }`, '}'].join(
    '\n',
  )
}

export function opening(language: Language, sheet: Sheet, sources: string[]): Opened {
  const words = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) words.addResource(new FluentResource(source))
  for (const [message, names] of Object.entries(sheet.names))
    words.addResource(new FluentResource(selection(message, names)))
  return {
    language,
    sheet,
    words,
    cards: new Map(sheet.cards.map((card) => [card.id, card])),
    tiles: new Map(sheet.tiles.map((tile) => [tile.id, tile])),
  }
}

async function load(language: Language, content: string): Promise<Opened> {
  const found = (files: Record<string, () => Promise<string>>, end: string) =>
    Object.entries(files).find(([path]) => path.endsWith(end))![1]()
  const [app, game, answer] = await Promise.all([
    found(APP, `/gentes.${language}.ftl`),
    found(GAME, `/${language}.ftl`),
    fetch(`/api/games/gentes/sheet?language=${language}${content && `&content=${content}`}`),
  ])
  return opening(language, (await answer.json()) as Sheet, [app, game])
}

const books = new Map<string, Promise<Opened>>()

/** Have the box of a table and the words ready, then load a part of the pages. */
export async function ready<T>(part: () => Promise<T>, content = ''): Promise<T> {
  const { language } = settings
  const key = `${language} ${content}`
  const book = books.get(key) ?? load(language, content)
  books.set(key, book)
  book.catch(() => books.delete(key)) // the next one tries again
  const [found, next] = await Promise.all([part(), book])
  opened = next
  return found
}

/** A message about Gentes: of the pages or of the game itself. */
export function g(id: string, values: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = opened?.words.getMessage(name)
  // A language without such a form uses the plain one.
  const pattern = (attribute && message?.attributes[attribute]) || message?.value
  return opened && pattern ? opened.words.formatPattern(pattern, values, []) : id
}

export const box = {
  get sheet(): Sheet {
    return opened!.sheet
  },
  card: (id: string): CardInfo => opened!.cards.get(id)!,
  tile: (id: string): TileInfo => opened!.tiles.get(id)!,
  site: (id: string): string => opened!.sheet.names.site[id] ?? id,
  symbol: (nth: number): string => opened!.sheet.names.symbol[nth] ?? '',
}
