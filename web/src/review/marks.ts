/** What a swing marks on the board. */
import type { Review } from '../api/types.ts'

type Swing = Review['mistakes'][number]

/** What was played, and what would have been better, up to where somebody else decides. */
export function marksOf({
  seat,
  played,
  better,
}: Swing): { action: string; tone: 'good' | 'bad' }[] {
  const { steps } = better.line
  const until = steps.findIndex((step) => step.seat !== seat)
  const own = until < 0 ? steps : steps.slice(0, until)
  return [
    { action: played.action, tone: 'bad' },
    ...[better, ...own].map(({ action }) => ({ action, tone: 'good' as const })),
  ]
}
