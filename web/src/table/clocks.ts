import type { Clock } from '../api/types.ts'

/** The seconds a seat has left, if its table has a clock. */
export function secondsLeft(clock: Clock, seat: number, now: number): number | null {
  if (clock.running === seat && clock.ends !== null) return Math.max(0, clock.ends - now)
  const bank = clock.banks[seat] ?? 0
  return bank > 0 ? bank : null
}

/** Spell a span of time: 1:05, 2:03:00, or days when it is long. */
export function spell(seconds: number): string {
  const whole = Math.floor(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
