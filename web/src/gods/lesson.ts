/** The steps of a first game of Gods; their words are `learn-NAME`. */
import type { Step } from '../table/lesson.ts'
import type { GodsView } from './types.ts'

/** With the dice of this seed a tribe and a desert lie on the first display. */
export const SEED = 6

export const STEPS: readonly Step<GodsView>[] = [
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
