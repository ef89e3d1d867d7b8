/**
 * Where order means nothing the rules have one spelling: persons by the chart, cards from the left.
 * Nobody has to know it: what is clicked too late for it is done first, and the rest again.
 */
import type { Choice } from '../api/types.ts'
import type { Play } from '../table/play.svelte.ts'
import { box } from './sheet.svelte.ts'
import type { GentesView } from './types.ts'
import { wishOf } from './wishes.ts'

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

/** What comes too late only by its order, as targets: a click brings it about, so it is lit as well. */
export async function late(play: Play, view: GentesView, seat: number): Promise<string[]> {
  const known = new Set(play.choices.flatMap((it) => it.targets))
  const asked = candidates(play, view, seat).filter((it) => !known.has(it))
  const found = await Promise.all(
    asked.map(async (target) => {
      const wish = wishOf(view, seat, target)
      return ORDER.includes((wish && (await play.reason(wish))?.code) ?? '') ? [target] : []
    }),
  )
  return found.flat()
}

function candidates(play: Play, view: GentesView, seat: number): string[] {
  if (view.step === 'settle')
    return Object.keys(view.mats[seat]?.persons ?? {}).map((group) => `group:${group}`)
  if (view.step !== 'take' || !view.action?.taken) return []
  const fetching = play.choices.some((it) => it.verb === 'fetch')
  return (fetching ? view.discard : view.display.filter((it) => it !== null)).map(
    (card) => `card:${card}`,
  )
}

/** Whether nothing could be chosen after what is offered, though more may be: it should come last. */
export function closes(play: Play, view: GentesView, seat: number): boolean {
  const { offered } = play
  const same = play.choices.filter((it) => it.verb === offered?.verb)
  if (!offered || same.length < 2) return false
  const { paid = 0, taken = 0 } = view.action ?? {}
  const paidFor = (price = 0) => price > 0 && price <= paid
  const next = (it: Choice) => paidFor(view.prices.display[taken + 1]?.[Number(it.fields.slot) - 1])
  const last = same.at(-1)?.id === offered.id
  switch (offered.verb) {
    case 'settle': {
      const chosen = Object.values(view.mats[seat]?.persons ?? {}).reduce((sum, n) => sum + n, 0)
      return last && box.sheet.persons - chosen > 1
    }
    case 'fetch':
      return last && paidFor(view.prices.discard[taken + 1])
    case 'take': {
      const nth = same.findIndex((it) => it.id === offered.id)
      return nth > 0 && next(offered) && !same.slice(nth + 1).some(next)
    }
    default:
      return false
  }
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
