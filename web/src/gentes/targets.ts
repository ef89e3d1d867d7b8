/** Where on the table the things stand that can be chosen. */
import type { Choice } from '../api/types.ts'
import type { Play } from '../table/play.svelte.ts'
import type { GentesView, Group } from './types.ts'

/** Groups of the population chart that can be clicked, and what such a click names. */
export function litGroups(play: Play): Map<Group, { target: string; choices: Choice[] }> {
  const from = play.lit('from')
  const to = play.lit('to')
  const kind = from.size ? (play.picked('from') === null ? from : to) : play.lit('group')
  return new Map(
    [...kind].map(([target, choices]) => [
      target.slice(target.indexOf(':') + 1) as Group,
      { target, choices },
    ]),
  )
}

export type Tab = 'actions' | 'map' | 'cards' | 'mat' | 'table'

const some = (play: Play, ...kinds: string[]) => kinds.some((kind) => play.lit(kind).size > 0)

export const TABS: { name: Tab; icon: string; holds: (play: Play) => boolean }[] = [
  { name: 'map', icon: 'map', holds: (play) => some(play, 'site', 'region') },
  { name: 'actions', icon: 'act-philosopher', holds: (play) => some(play, 'tile', 'hourglasses') },
  { name: 'cards', icon: 'card', holds: (play) => some(play, 'card') },
  {
    name: 'mat',
    icon: 'people',
    holds: (play) => some(play, 'group', 'from', 'store', 'button', 'symbol'),
  },
  { name: 'table', icon: 'log', holds: () => false },
]

const HOME: Record<string, Tab> = {
  turn: 'actions',
  train: 'actions',
  build: 'map',
  relocate: 'map',
  activate: 'map',
  draft: 'cards',
  take: 'cards',
  play: 'cards',
  discard: 'cards',
  final: 'cards',
  settle: 'mat',
  hourglasses: 'mat',
  exchange: 'mat',
  hire: 'mat',
  join_any: 'mat',
  cube: 'mat',
}

/** The part of the table in which a decision is made. */
export function homeOf(view: GentesView, choices: Choice[]): Tab {
  if (view.step === 'decline') return choices.some((it) => it.verb === 'city') ? 'map' : 'mat'
  return HOME[view.step] ?? 'actions'
}
