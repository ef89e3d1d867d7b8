/** The steps of a first game of Gentes: two rounds side by side, then free play. */
import type { Step } from '../table/lesson.ts'
import type { GentesView } from './types.ts'

export const STEPS: readonly Step<GentesView>[] = [
  { name: 'welcome' },
  { name: 'track' },
  { name: 'play', done: (view, seat) => view.mats[seat]!.tableau.length > 0 },
  { name: 'symbols' },
  { name: 'city', done: (view, seat) => view.mats[seat]!.cities_left < 6 },
  { name: 'tax', verbs: ['tax'] },
  { name: 'full', done: (view) => view.round > 1 || view.phase === 'decline' },
  {
    name: 'decline', // the first one: it belongs to the round that comes
    done: (view) => view.round > 2 || (view.round > 1 && view.phase === 'heyday'),
  },
  { name: 'second' },
  { name: 'train', verbs: ['train'], via: ['tile'] },
  { name: 'take', verbs: ['take', 'fetch'], via: ['tile'] },
  { name: 'cubes' },
  { name: 'limit', done: (view) => view.round > 2 },
  { name: 'era' },
  { name: 'bonus' },
  { name: 'free', done: (view) => view.over !== null },
]
