/** A first game with somebody at your side: what to try, and when it is done. */
import type { View } from '../api/types.ts'
import type { Play } from './play.svelte.ts'

export interface Step<V extends View> {
  name: string // of its words
  verbs?: readonly string[] // done by one of these actions of mine; else by reading
  via?: readonly string[] // actions that lead to them
  done?: (view: V, seat: number) => boolean
}

/** Whether a step was taken: its action stands in the log, its aim is reached, or it was read. */
export function taken<V extends View>(step: Step<V>, play: Play, read: readonly string[]): boolean {
  const seat = play.table?.table.mine[0] ?? 0
  const view = play.table?.view as V | null
  if (step.done) return view !== null && step.done(view, seat)
  if (!step.verbs) return read.includes(step.name)
  return (play.table?.log ?? []).some(
    (entry) => entry.seat === seat && step.verbs!.includes(entry.action.split(' ')[0]!),
  )
}

/** Whether a step can be taken now. */
export function possible<V extends View>(step: Step<V>, play: Play): boolean {
  const verbs = [...(step.verbs ?? []), ...(step.via ?? [])]
  return !step.verbs || !play.mine || play.choices.some((choice) => verbs.includes(choice.verb))
}
