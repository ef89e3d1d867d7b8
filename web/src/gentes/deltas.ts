/** Which counters of Gentes the log shows, and what of the table an entry speaks of. */
import type { DeltasOf } from '../table/Log.svelte'
import { g } from './sheet.svelte.ts'

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
      name: g(`delta-${field}`),
      amount: change[field]!,
    })),
  )

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
