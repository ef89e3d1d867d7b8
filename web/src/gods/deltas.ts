/** Which counters of Gods the log shows. */
import { t } from '../shell/words.svelte.ts'
import type { DeltasOf } from '../table/Log.svelte'

const SHOWN = [
  { field: 'power', icon: 'power' },
  { field: 'points', icon: 'pointcard' },
] as const

export const deltas: DeltasOf = (entry) =>
  entry.changes.flatMap((change, seat) =>
    SHOWN.filter(({ field }) => change[field]).map(({ field, icon }) => ({
      seat,
      icon,
      name: t(`delta-${field}`, { count: Math.abs(change[field]!) }),
      amount: change[field]!,
    })),
  )

/** The places an entry speaks of, to be marked on the field. */
export function placesOf(entry: {
  action: string
  events: Record<string, unknown>[]
}): Map<string, 'look'> {
  const found = new Set<string>(entry.action.match(/-?\d+,-?\d+/g) ?? [])
  for (const event of entry.events) if (typeof event.place === 'string') found.add(event.place)
  return new Map([...found].map((place) => [place, 'look']))
}
