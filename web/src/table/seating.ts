/** What the people and bots at a table are called. */
import type { Level, Refusal, SeatInfo, SeatWish } from '../api/types.ts'
import { LETTERS } from '../shell/seats.ts'
import { gods, t } from '../shell/words.svelte.ts'

export function nameOfSeat(seat: SeatInfo): string {
  if (seat.kind === 'bot') return t(`level-${seat.level ?? 'novice'}`)
  if (seat.kind === 'open') return t('seat-open')
  return seat.name
}

/** The names of all seats; those that are alike have their letters, too. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(nameOfSeat)
  const alike = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return names.map((name, i) => (alike(name) ? `${name} ${LETTERS[i]}` : name))
}

/** What sentences call each seat: its letter, or in Gods its god. */
const CALLED = ['red', 'yellow', 'blue', 'green'].map((god, i) => () => [
  LETTERS[i]!,
  gods('god', { god }),
])

/** A sentence with players in the place of what their seats are called, between isolates. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/\u2068(.*?)\u2069/g, (_, called: string) => {
    return names[CALLED.findIndex((it) => it().includes(called))] ?? called
  })

/** A refusal that calls players by their names. */
export const named = (
  refusal: Refusal | null | undefined,
  seats: readonly SeatInfo[],
): Refusal | null =>
  refusal ? { ...refusal, text: withNames(refusal.text, namesOf(seats)) } : null

/** Where I play on from a moment: at a seat of mine, or if I had none where it is decided. */
export const seatOn = (deciding: number, mine: readonly number[]): number =>
  mine.includes(deciding) ? deciding : (mine[0] ?? deciding)

/** Who plays on from a moment: me at one seat, bots at the others, as strong as they were. */
export const seatsAround = (mine: number, seats: readonly SeatInfo[]): SeatWish[] =>
  seats.map(({ seat, level }) =>
    seat === mine ? { kind: 'me' } : { kind: 'bot', level: (level ?? 'adept') as Level },
  )
