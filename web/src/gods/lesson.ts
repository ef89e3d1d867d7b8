/** A first game of Gods, with somebody at your side: what to try, and when it is done. */
import type { Play } from '../table/play.svelte.ts'
import type { GodsView } from './types.ts'

export interface Step {
  name: string // of its words: learn-NAME
  verbs?: readonly string[] // done by one of these actions of mine; else by reading
  done?: (view: GodsView, seat: number) => boolean
}

/** With the dice of this seed a tribe and a desert lie on the first display. */
export const SEED = 6

export const STEPS: readonly Step[] = [
  { name: 'welcome' },
  { name: 'field' },
  { name: 'tribe', verbs: ['tribe'] },
  { name: 'religion' },
  { name: 'card', verbs: ['desert', 'decay', 'whirlwind', 'take'] },
  { name: 'turn' },
  { name: 'temple', verbs: ['temple'] },
  { name: 'sack' },
  {
    name: 'nation',
    done: (view, seat) => Object.values(view.gods[seat]!.nations).some((n) => n > 0),
  },
  { name: 'free', done: (view) => view.over !== null },
]

/** Whether a step was taken: its action stands in the log, its aim is reached, or it was read. */
export function taken(step: Step, play: Play, read: readonly string[]): boolean {
  const seat = play.table?.table.mine[0] ?? 0
  const view = play.table?.view as GodsView | null
  if (step.done) return view !== null && step.done(view, seat)
  if (!step.verbs) return read.includes(step.name)
  return (play.table?.log ?? []).some(
    (entry) => entry.seat === seat && step.verbs!.includes(entry.action.split(' ')[0]!),
  )
}

/** Whether a step can be taken now. */
export function possible(step: Step, play: Play): boolean {
  return (
    !step.verbs || !play.mine || play.choices.some((choice) => step.verbs!.includes(choice.verb))
  )
}
