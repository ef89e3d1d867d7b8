/** From a click to a table. */
import { enter, newTable, start } from '../api/http.ts'
import type { Level, NewTable } from '../api/types.ts'
import { go } from '../shell/router.svelte.ts'
import { settings } from '../shell/settings.svelte.ts'
import { t } from '../shell/words.svelte.ts'

export const LEVELS = [
  'novice',
  'apprentice',
  'adept',
  'master',
  'oracle',
] as const satisfies Level[]

export const myName = (): string => settings.name.trim() || t('lobby-guest')

/** Set a table up, begin if nobody is waited for, and go there. */
export async function begin(wish: NewTable): Promise<void> {
  await enter(myName())
  let table = await newTable(wish)
  const open = table.seats.some((seat) => seat.kind === 'open' || seat.kind === 'remote')
  if (table.state === 'gathering' && !open) table = await start(table.id)
  go(`/table/${table.id}`)
}
