/** The paces that a table can be played at. */
import type { Pace } from '../api/types.ts'

export const PACES: Record<Pace['kind'], Pace> = {
  free: { kind: 'free' },
  live: { kind: 'live', decision: 60, bank: 600 },
  turns: {
    kind: 'turns',
    hours: 24,
    night: null,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
}
