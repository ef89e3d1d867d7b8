/** What stands on a card: its needs, and its effect as a row of marks: a sign or number, then icons. */
import { ROWS, type CardInfo, type Gain, type Group } from './types.ts'

export interface Mark {
  text: string
  icons: string[]
  tone?: 'good' | 'bad'
}

const GAIN_ICONS = {
  vp: 'vp',
  coins: 'coin',
  temple: 'cube-temple',
  oracle: 'cube-oracle',
  locks: 'lock',
} as const

const gained = (gain: Gain): [string, number][] => [
  ...Object.entries(GAIN_ICONS).flatMap(([name, icon]): [string, number][] => {
    const amount = gain[name as keyof typeof GAIN_ICONS]
    return amount ? [[icon, amount]] : []
  }),
  ...Object.entries(gain.persons ?? {}).map(([group, n]): [string, number] => [
    group === 'any' ? 'people' : group,
    n,
  ]),
]

function ofEffect(card: CardInfo): Mark[] {
  const { effect } = card
  if (!effect || effect.when === 'never') return []
  if (effect.when === 'moon')
    return [{ text: '', icons: ['moon', ...gained(effect.gain ?? {}).map(([icon]) => icon)] }]
  const about = effect.action
    ? `act-${effect.action}`
    : { tax_bonus: 'act-tax', extra_person: 'people', hand_limit: 'card' }[effect.kind ?? '']
  return [{ text: '', icons: [effect.when, ...(about ? [about] : [])] }]
}

export function marksOf(card: CardInfo): Mark[] {
  const many = (n: number) => (n > 1 ? String(n) : '')
  return [
    ...gained(card.gain ?? {}).map(([icon, n]): Mark => {
      const sign = icon === 'lock' ? '−' : '+'
      return { text: `${sign}${many(n)}`, icons: [icon], tone: 'good' }
    }),
    ...Object.entries(card.lose ?? {}).map(([group, n]): Mark => ({
      text: `−${many(n)}`,
      icons: [group],
      tone: 'bad',
    })),
    ...Object.entries(card.on_card ?? {}).map(([group, n]): Mark => ({
      text: `${n}×`,
      icons: [group, 'card'],
    })),
    ...ofEffect(card),
  ]
}

/** The groups whose persons a card needs, in the order of the chart. */
export const needsOf = (card: CardInfo): Group[] => ROWS.flat().filter((group) => card.needs[group])
