/** What the people and bots at a table are called. */
import type { SeatInfo } from '../api/types.ts'
import { t } from '../shell/words.svelte.ts'

export function nameOfSeat(seat: SeatInfo): string {
  if (seat.kind === 'bot') return t(`level-${seat.level ?? 'novice'}`)
  if (seat.kind === 'open') return t('seat-open')
  return seat.name
}
