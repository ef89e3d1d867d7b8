/** How hourglasses can lie: those that are to be placed, or that what is offered would bring. */
import type { Choice } from '../api/types.ts'
import type { Play } from '../table/play.svelte.ts'
import type { GentesView } from './types.ts'

export class Laying {
  constructor(
    private readonly play: () => Play,
    private readonly then: () => GentesView, // what the table would be, or is
    private readonly seat: () => number,
  ) {
    // They are confirmed with their tile, as singles unless something else is chosen.
    $effect(() => {
      const { following, then } = play()
      if (following.some((it) => it.verb === 'place') && !then) play().follow(this.places[0]!)
    })
  }

  places: Choice[] = $derived.by(() =>
    [...this.play().choices, ...this.play().following].filter((it) => it.verb === 'place'),
  )

  /** How many are to be laid. */
  pending: number = $derived.by(() => {
    const { step, to_move, about } = this.then()
    const mine = step === 'hourglasses' && to_move === this.seat()
    return mine && typeof about === 'number' ? about : 0
  })
}
