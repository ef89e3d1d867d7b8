/** What the people and bots at a table are called. */
import type { Level, SeatInfo, SeatWish } from '../api/types.ts'
import { LETTERS } from '../shell/seats.ts'
import { t } from '../shell/words.svelte.ts'

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

/** A sentence with players in the place of their seats' letters, which stand between isolates. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/\u2068(.*?)\u2069/g, (_, letter: string) => {
    return names[LETTERS.indexOf(letter as (typeof LETTERS)[number])] ?? letter
  })

/** What a seat does, with its player in the place of the letter with which it is told. */
export const withActor = (words: string, seat: number, names: readonly string[]): string =>
  words.replace(new RegExp(`^${LETTERS[seat]}(?!\\p{L}*\\p{Ll})`, 'u'), names[seat] ?? '')

/** Who plays on from a moment: me at one seat, bots at the others, as strong as they were. */
export const seatsAround = (mine: number, seats: readonly SeatInfo[]): SeatWish[] =>
  seats.map(({ seat, level }) =>
    seat === mine ? { kind: 'me' } : { kind: 'bot', level: (level ?? 'adept') as Level },
  )
