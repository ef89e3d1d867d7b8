/** What the log of Gentes shows: sentences, counters, and what of the table an entry speaks of. */
import type { Entry } from '../api/types.ts'
import type { DeltasOf } from '../table/Log.svelte'
import { box, g } from './sheet.svelte.ts'

const SHOWN = [
  { field: 'coins', icon: 'coin' },
  { field: 'points', icon: 'vp' },
  { field: 'temple', icon: 'cube-temple' },
  { field: 'oracle', icon: 'cube-oracle' },
  { field: 'persons', icon: 'people' },
] as const

export const deltas: DeltasOf = (entry) =>
  entry.changes.flatMap((change, seat) =>
    SHOWN.filter(({ field }) => change[field]).map(({ field, icon }) => ({
      seat,
      icon,
      name: g(`delta-${field}`, { count: Math.abs(change[field]!) }),
      amount: change[field]!,
    })),
  )

/** The sentences of an entry; cards that come to the display share one. */
export function linesOf(entry: Entry): string[] {
  const drawn = entry.events.flatMap((it, i) => (it.event === 'draw' ? [i + 1] : []))
  if (drawn.length < 2) return entry.texts
  const cards = drawn.map((i) => box.card(String(entry.events[i - 1]!.card)).said.name).join(', ')
  return entry.texts.flatMap((text, i) => {
    if (i === drawn[0]) return [g('log-drawn', { cards })]
    return drawn.includes(i) ? [] : [text]
  })
}

/** The sites an entry speaks of, to be marked on the map. */
export function sitesOf(entry: {
  action: string
  events: Record<string, unknown>[]
}): Map<string, 'look'> {
  const found = new Set<string>()
  const [verb, what] = entry.action.split(' ')
  if (what && ['build', 'relocate', 'city', 'home'].includes(verb!)) found.add(what)
  for (const event of entry.events) if (typeof event.site === 'string') found.add(event.site)
  return new Map([...found].map((site) => [site, 'look']))
}
