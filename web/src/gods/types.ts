/** A view of Gods, as `view.py` of the game gives it. */
import type { View } from '../api/types.ts'

export const TRIBES = ['green', 'blue', 'violet', 'yellow'] as const
export type Tribe = (typeof TRIBES)[number]
export const CARDS = [...TRIBES, 'desert', 'decay', 'whirlwind', 'extra'] as const
export type Card = (typeof CARDS)[number]
export type Kind = Card | 'temple'
export type Spot = [number, number]

export interface God {
  name: string
  power: number
  temples: number
  stones: number
  extras: number
  usable_extras: number
  believers: Record<Tribe, number>
  nations: Record<Tribe, number>
  chips: Tribe[]
  points: number
}

export interface Hex {
  place: Spot
  kind: Kind
  god: number | null
}

export interface GodsView extends View {
  players: number
  turn: number
  current: number
  step: 'turn' | 'drop' | 'whirlwind' | 'steal' | 'convert'
  site: Spot | null
  actions: number
  done: { temple: boolean; other: boolean; move: boolean; discard: boolean }
  display: (Card | null)[]
  sack: Record<Card, number>
  gods: God[]
  field: Hex[]
  frontier: { place: Spot; touching: number }[]
  target: number
  quiet: number
  stall: number
  over: string | null
}

// As printed on the cards; the counting is the server's.
export const NATION = 3
export const POINTS_CARD = 3
export const MOST_POWER = 12

export const keyOf = (place: Spot): string => `${place[0]},${place[1]}`
export const spotOf = (key: string): Spot => key.split(',').map(Number) as Spot
