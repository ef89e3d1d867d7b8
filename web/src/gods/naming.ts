/** Full names of what lies on the field, for whoever cannot see it. */
import { LETTERS } from '../shell/seats.ts'
import { t } from '../shell/words.svelte.ts'
import type { Hex } from './types.ts'

export function nameOfHex(hex: Hex, names: string[]): string {
  const what = t(`gods-card-${hex.kind}`)
  if (hex.god === null) return what
  const who = `${LETTERS[hex.god]} ${names[hex.god] ?? ''}`
  return t(hex.kind === 'temple' ? 'field-temple-of' : 'field-follows', { what, who })
}
