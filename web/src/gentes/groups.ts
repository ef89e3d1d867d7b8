/** The six main actions in the order of the board, with the digits that choose them. */
import type { Kind } from './types.ts'

export interface ActionGroup {
  key: string
  kind: Kind
  icon: string
}

export const ACTIONS: readonly ActionGroup[] = [
  { key: '1', kind: 'tax', icon: 'act-tax' },
  { key: '2', kind: 'start_player', icon: 'act-first' },
  { key: '3', kind: 'philosopher', icon: 'act-philosopher' },
  { key: '4', kind: 'navigator', icon: 'act-navigator' },
  { key: '5', kind: 'scribe', icon: 'act-scribe' },
  { key: '6', kind: 'chronicler', icon: 'act-chronicler' },
]
export const iconOf = (kind: Kind): string => ACTIONS.find((it) => it.kind === kind)!.icon
export const colourOf = (kind: Kind): string => `var(--${iconOf(kind)})`
