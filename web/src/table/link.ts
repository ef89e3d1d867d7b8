/** Whoever answers a table: the live connection, or a page that shows an example. */
import type { Saying } from '../api/socket.ts'
import type { Answer, Moment, Refusal } from '../api/types.ts'

export interface Link {
  say(saying: Saying): Promise<Answer>
  moment(ply: number): Promise<Moment>
}

export interface WhyNot {
  target: string
  refusal: Refusal
}
