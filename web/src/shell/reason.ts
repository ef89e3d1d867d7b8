import { Refused } from '../api/http.ts'
import { t } from './words.svelte.ts'

/** What to tell a person about something that went wrong. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.refusal.text || t('lost')
  return error instanceof Error ? error.message : String(error)
}
