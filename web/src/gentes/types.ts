/** A view of Gentes and the sheet of its box, as the server gives them. */
import type { View } from '../api/types.ts'

export const ROWS = [
  ['noble', 'artisan'],
  ['soldier', 'merchant'],
  ['priest', 'scholar'],
] as const
export const REGIONS = ['red', 'yellow', 'green'] as const
export const SOURCES = [
  'cards',
  'symbols',
  'cities',
  'bonus',
  'moon',
  'hand',
  'coins',
  'cubes',
  'hourglasses',
] as const

export type Group = (typeof ROWS)[number][number]
export type Region = (typeof REGIONS)[number]
export type Source = (typeof SOURCES)[number]
export type SiteIcon = 'temple' | 'trade' | 'oracle' | 'vp'
export type Kind = 'tax' | 'start_player' | 'philosopher' | 'navigator' | 'scribe' | 'chronicler'

export interface Held {
  card: string
  persons: Partial<Record<Group, number>>
  icons: Partial<Record<SiteIcon, number>>
  temple_cubes: number
  playable: boolean
}

export interface Track {
  spaces: number
  locks: number
  singles: number
  doubles: number
  tiles: string[]
  free: number
}

export interface Mat {
  name: string
  coins: number
  points: number
  by_source: Record<Source, number>
  projection: Record<Source, number>
  cubes: { temple: number; oracle: number }
  persons: Record<Group, number>
  lent: Record<Group, number>
  track: Track
  hand_size: number
  hand_limit: number
  hand: Held[] | null
  tableau: string[]
  used: string[]
  symbols: number[]
  icons: Record<SiteIcon, number>
  cities_left: number
  bonus: string[]
}

export interface GentesView extends View {
  players: number
  round: number
  rounds: number
  era: number
  phase: 'preparation' | 'heyday' | 'decline' | 'final' | 'over'
  turn: number
  start: number
  current: number | null
  step: string
  about: string | number | null
  action: {
    kind: Kind
    icon: string | null
    printed: number
    hourglasses: number
    paid: number
    extra: number
    trained: Group[]
    taken: number
    vacated: string | null
  } | null
  open: string[]
  display: (string | null)[]
  deck: string[]
  deck_size: number
  discard: string[]
  training: Group[]
  prices: { upper: number[]; lower: number[]; display: number[][]; discard: number[] }
  tiles: { id: string; owner: number | null }[]
  sites: { id: string; owner: number | null; used: boolean }[]
  regions: Region[]
  tax: { hourglasses: number; coins: number }[]
  regions_left: Region[]
  bonus: Record<'cities' | 'cards' | 'persons', { left: number; next: number }>
  mats: Mat[]
  over: string | null
}

export interface Effect {
  when: 'sun' | 'moon' | 'infinity' | 'never'
  action?: Kind
  kind?: string
  icon?: string
  coins?: number
  gain?: Gain
  pay?: Gain
}
export type Gain = Partial<Record<'vp' | 'coins' | 'temple' | 'oracle' | 'locks', number>> & {
  persons?: Partial<Record<Group | 'any', number>>
}

export interface CardInfo {
  id: string
  era: number
  vp: number
  needs: Partial<Record<Group, number>>
  icons?: Partial<Record<SiteIcon, number>>
  gain?: Gain
  lose?: Partial<Record<Group, number>>
  on_card?: Partial<Record<Group, number>>
  effect?: Effect
  symbols: number[]
  said: Record<'name' | 'needs' | 'gain' | 'lose' | 'on_card' | 'effect', string>
  ours: Record<string, string>
}

export interface TileInfo {
  id: string
  action: Exclude<Kind, 'tax'>
  icon?: string
  coins: number
  hourglasses: number
  text: string
}

export interface Sheet {
  names: Record<'card' | 'site' | 'symbol' | 'hometown', Record<string, string>>
  cards: CardInfo[]
  tiles: TileInfo[]
  sites: { id: string; region: Region; icon: SiteIcon; lat: number; lon: number }[]
  hometowns: { id: string; row: string; icon: SiteIcon }[]
  rows: {
    id: string
    action?: 'scribe' | 'philosopher'
    coins?: number
    hourglasses?: number
    extra_person?: number
    repeat_tax?: boolean
  }[]
  chosen: Record<'scribe' | 'philosopher', [number, number]>
  rewards: Record<SiteIcon, Gain>
  bonus: Record<'first' | 'later' | 'cities' | 'cards' | 'persons', number>
  limits: Record<'row' | 'store' | 'cities', number>
  cubes: Record<'train' | 'exchange' | 'exchanges', number>
  persons: number
}
