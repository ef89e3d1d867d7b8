/**
 * Where order means nothing the rules have one spelling: persons by the chart, cards from the left.
 * Nobody has to know it: what is clicked too late for it is done first, and the rest again.
 */
import type { Play } from '../table/play.svelte.ts'

const ORDER = ['chart-order', 'slot-order', 'discard-order']
const LATER = 'not-now'
const verbOf = (action: string) => action.split(' ')[0]

/**
 * Say why a wish cannot be had; if only its order is wrong, a click brings it about. What is not
 * asked now says so only when it is clicked: pointers rest where they were.
 */
export async function answer(
  play: Play,
  target: string,
  wish: string | null,
  clicked = false,
): Promise<void> {
  const why = wish ? await play.reason(wish) : null
  const code = why?.code ?? ''
  if (wish && ORDER.includes(code)) return clicked ? before(play, wish) : undefined
  if (clicked || code !== LATER) await play.explain(target, wish)
}

/** Take the last steps of a kind back, as far as a wish needs it, and do them again after it. */
async function before(play: Play, wish: string): Promise<void> {
  const choiceOf = (id: string) => play.choices.find((it) => it.id === id)
  const again: string[] = []
  while (!choiceOf(wish) && play.undoable) {
    const last = play.table?.log.at(-1)?.action ?? ''
    if (verbOf(last) !== verbOf(wish) || !(await play.undo())) break
    again.unshift(last)
  }
  for (const [i, id] of [wish, ...again].entries()) {
    const choice = choiceOf(id)
    if (choice && i < again.length) await play.act(choice)
    else if (choice) play.choose(choice) // the last of them waits for a confirmation, as ever
  }
}
