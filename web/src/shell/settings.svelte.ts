/** What a person prefers. Kept in this browser. */
import { recall, remember } from './store.ts'

export const LANGUAGES = ['en', 'de', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export const SPEEDS = { none: 0, fast: 0.5, normal: 1, slow: 2 } as const
export type Speed = keyof typeof SPEEDS

export interface Settings {
  name: string
  language: Language
  theme: 'system' | 'light' | 'dark'
  speed: Speed
  sound: boolean
  patterns: boolean
  confirm: boolean // ask before an action is sent
  ending: boolean // ask at least before one that ends the turn
  coach: boolean // say what an action would do
  hints: boolean // say a few words about what is asked for the first time
  warn: boolean // before something is wasted
}

function preferred(): Language {
  const wanted = globalThis.navigator?.languages ?? []
  const found = wanted
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag as Language))
  return (found as Language | undefined) ?? 'en'
}

const DEFAULTS: Settings = {
  name: '',
  language: preferred(),
  theme: 'system',
  speed: 'normal',
  sound: true,
  patterns: true,
  confirm: true,
  ending: true,
  coach: true,
  hints: true,
  warn: true,
}

export const settings: Settings = $state({
  ...DEFAULTS,
  ...recall<Partial<Settings>>('settings', {}),
})

export function still(): boolean {
  return settings.speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Keep the page as the settings want it; call once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => remember('settings', $state.snapshot(settings)))
    $effect(() => {
      const root = document.documentElement
      root.lang = settings.language
      if (settings.theme === 'system') delete root.dataset.theme
      else root.dataset.theme = settings.theme
      root.dataset.patterns = settings.patterns ? 'on' : 'off'
      const factor = still() ? 0 : SPEEDS[settings.speed]
      for (const [name, ms] of [
        ['fast', 120],
        ['move', 250],
        ['slow', 500],
      ] as const) {
        root.style.setProperty(`--${name}`, `${ms * factor}ms`)
      }
    })
  })
}
