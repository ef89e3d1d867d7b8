/** The odds of every seat over a game. */
import type { Review } from '../api/types.ts'

/** Each seat's odds at every ply, the last being how it ended, or stood when it was left. */
export function linesOf({ decisions, turns }: Review, seats: number): number[][] {
  const moments = [...decisions, ...turns.slice(-1)]
  return Array.from({ length: seats }, (_, i) => moments.map((it) => it.odds[i] ?? 0))
}
