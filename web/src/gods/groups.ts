/** The six actions of the rules, by their letters, and which verbs each stands for. */
import type { Choice } from '../api/types.ts'
import { commonCost } from '../table/narrowing.ts'
import { keyOf, TRIBES, type GodsView, type Tribe } from './types.ts'

export interface Group {
  key: string
  name: string
  verbs: readonly string[]
  icon: string
}

export const GROUPS: readonly Group[] = [
  { key: 'a', name: 'tribe', verbs: ['tribe'], icon: 'nation' },
  { key: 'b', name: 'temple', verbs: ['temple'], icon: 'temple' },
  { key: 'c', name: 'card', verbs: ['desert', 'decay', 'whirlwind', 'take'], icon: 'card' },
  { key: 'd', name: 'spend', verbs: ['spend'], icon: 'extra' },
  { key: 'e', name: 'move', verbs: ['lift'], icon: 'desert' },
  { key: 'f', name: 'discard', verbs: ['discard'], icon: 'sack' },
]

export const pickOf = (group: Group): string => `verb:${group.verbs.join('|')}`

/** The group that all of some choices belong to. */
export function groupOf(choices: readonly Choice[]): Group | null {
  const first = GROUPS.find((group) => group.verbs.includes(choices[0]?.verb ?? ''))
  return first && choices.every((choice) => first.verbs.includes(choice.verb)) ? first : null
}

/** Whether every lit place is an empty one with one price: else a number would leave others open. */
export const showsPrices = (lit: ReadonlyMap<string, Choice[]>): boolean =>
  [...lit.values()].every(
    (choices) => commonCost(choices) && choices.every((it) => it.verb !== 'lift'),
  )

const isTribe = (card: string | null): card is Tribe => TRIBES.includes(card as Tribe)
const VERB: Record<string, string> = { extra: 'take' }

/** What to ask the server when an action cannot be chosen at all: it in its easiest form. */
export function wishOfGroup(view: GodsView, group: Group): string | null {
  const easiest = [...view.frontier].sort((a, b) => a.touching - b.touching)[0]
  const place = easiest ? keyOf(easiest.place) : 'nowhere'
  const cards = view.display.filter((card) => card !== null)
  const tribe = cards.find(isTribe)
  const other = cards.find((card) => !isTribe(card))
  const desert = view.field.find((hex) => hex.kind === 'desert')
  switch (group.name) {
    case 'tribe':
      return `tribe ${tribe ?? 'green'} ${place}`
    case 'temple':
      return `temple ${place}`
    case 'card':
      if (!other) return `desert ${place}`
      return other === 'desert' || other === 'decay' ? `${other} ${place}` : (VERB[other] ?? other)
    case 'spend':
      return 'spend'
    case 'move':
      return `lift ${desert ? keyOf(desert.place) : 'nowhere'}`
    default:
      return `discard ${cards[0] ?? 'green'}`
  }
}

/** What somebody who points at a place probably wishes for, given what was clicked before. */
export function wishAt(
  view: GodsView,
  place: string,
  group: Group | null,
  card: string | null,
): string | null {
  if (view.step === 'drop' || view.step === 'convert') return `${view.step} ${place}`
  if (view.step === 'whirlwind' || group?.name === 'move') return `lift ${place}`
  if (view.step !== 'turn') return null
  if (group?.name === 'temple') return `temple ${place}`
  const cards = card ? [card] : view.display.filter((it) => it !== null)
  const tribe = cards.find(isTribe)
  if (tribe && group?.name !== 'card') return `tribe ${tribe} ${place}`
  const other = cards.find((it) => it === 'desert' || it === 'decay')
  return other ? `${other} ${place}` : null
}
