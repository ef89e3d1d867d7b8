/** What the bar says at a table of any game: steps back, the end, and waiting for others. */
import type { ComponentProps } from 'svelte'
import { t } from '../shell/words.svelte.ts'
import type Bar from './Bar.svelte'
import type { Play } from './play.svelte.ts'
import type { Tools } from './tools.ts'

export type Asking = ComponentProps<typeof Bar>

const undoOf = (play: Play, tools: Tools) =>
  play.undoable ? () => void play.undo() : tools.askUndo

/** Whether the game is over, or was ended early, and nobody looks at an earlier moment. */
export const isOver = (play: Play, over: unknown) => !!over || (play.ended && !play.moment)

/** The ways back while somebody decides: what was picked first, then what was done. */
export function stepsBack(play: Play, tools: Tools): Partial<Asking> {
  const picked = play.picks.length + play.several.held.length > 0
  const redo = play.table?.undo.redo && !play.moment ? () => void play.redo() : null
  return {
    back: picked ? () => void play.back() : null,
    undo: picked ? null : undoOf(play, tools),
    undoTurn: !picked && play.undoable > 1 ? () => void play.undo(true) : null,
    asks: !play.undoable,
    redo: picked ? null : redo,
    busy: play.busy,
  }
}

export function over(play: Play, ended: boolean, names: string[], tools: Tools): Asking {
  const winners = (play.table?.result?.winners ?? []).map((seat) => names[seat] ?? '')
  return {
    icon: 'vp-star',
    quiet: true,
    title: ended
      ? t('end-title', { names: winners.join(', '), count: winners.length })
      : t('end-early'),
    confirm: tools.ending && { label: t('end-show'), act: tools.ending },
  }
}

export function waiting(play: Play, seat: number, names: string[], tools: Tools): Asking {
  const bot = play.table?.presence.thinking === seat
  return {
    icon: bot ? 'robot' : 'clock',
    quiet: true,
    title: t(bot ? 'wait-bot' : 'wait-person', { name: names[seat] ?? '' }),
    help: play.refusal?.text ?? (bot && play.slow ? t('wait-slow') : ''),
    bad: play.refusal !== null,
    options: bot ? [{ label: t('wait-skip'), icon: 'next', act: () => play.skip() }] : [],
    undo: undoOf(play, tools),
    asks: !play.undoable,
  }
}
