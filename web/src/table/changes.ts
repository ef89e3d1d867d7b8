/** From one picture of a table to the next. */
import type { Change, Splices, Table, View } from '../api/types.ts'

/** Return the table after a change, or null if something was missed in between. */
export function apply(old: Table, change: Change): Table | null {
  if (change.version !== old.version + 1) return null
  const next: Table = { ...old, version: change.version }
  if (change.table) next.table = change.table
  if (change.seat !== undefined) next.seat = change.seat
  if (change.view !== undefined) {
    next.view =
      change.view && old.view ? { ...old.view, ...change.view } : (change.view as View | null)
  }
  if (change.splices && next.view) next.view = spliced(next.view, change.splices)
  if (change.choices) next.choices = change.choices
  if (change.undo) next.undo = change.undo
  if (change.clock) next.clock = change.clock
  if (change.consents) next.consents = change.consents
  if (change.result) next.result = change.result
  if (change.log) next.log = [...old.log.slice(0, change.log.keep), ...change.log.entries]
  if (change.chat)
    next.chat = change.seat !== undefined ? change.chat : [...old.chat, ...change.chat]
  return next
}

/** Return a view with other items in some of its lists. */
function spliced(view: View, splices: Splices): View {
  const lists = Object.entries(splices).map(([name, steps]) => {
    const list = [...(view as unknown as Record<string, unknown[]>)[name]!]
    for (const [at, gone, ...items] of steps) list.splice(at, gone, ...items)
    return [name, list]
  })
  return { ...view, ...Object.fromEntries(lists) }
}

/** The entries of the log, by the turns of seats. */
export interface Turn {
  seat: number
  first: number // ply of its first entry
  last: number
  entries: Table['log']
}

export function turnsOf(log: Table['log']): Turn[] {
  const turns: Turn[] = []
  let open = false
  for (const entry of log) {
    const turn = turns.at(-1)
    if (turn && open && turn.seat === entry.seat) {
      turn.entries.push(entry)
      turn.last = entry.ply
    } else {
      turns.push({ seat: entry.seat, first: entry.ply, last: entry.ply, entries: [entry] })
    }
    open = !entry.turn_ends
  }
  return turns
}

/** Each seat's points after every action, from the start on. */
export function pointsOver(log: Table['log'], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0)
  const found = [[...now]]
  for (const entry of log) {
    entry.changes.forEach((change, seat) => (now[seat]! += change.points ?? 0))
    found.push([...now])
  }
  return found
}
