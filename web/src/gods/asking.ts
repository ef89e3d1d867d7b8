/** What the bar says and offers at a table of Gods. */
import type { Choice, Preview } from '../api/types.ts'
import { gods as word, t } from '../shell/words.svelte.ts'
import { isOver, over, stepsBack, waiting, type Asking } from '../table/asking.ts'
import type { Option } from '../table/Bar.svelte'
import type { Play } from '../table/play.svelte.ts'
import { withNames } from '../table/seating.ts'
import type { Tools } from '../table/tools.ts'
import { GROUPS, groupOf, showsPrices } from './groups.ts'
import type { GodsView } from './types.ts'

const ALONE = ['end', 'stay', 'spare'] // neither a letter nor a card stands for them
const WHOLE = [...ALONE, 'spend', 'whirlwind', 'take'] // said in full: no place tells the rest
const ICONS: Record<string, string> = {
  end: 'next',
  stay: 'cancel',
  spare: 'cancel',
  take: 'extra',
  spend: 'extra',
  discard: 'sack',
  lift: 'desert',
  drop: 'desert',
  convert: 'stone',
  steal: 'power',
}

function labelOf(choice: Choice, left: Choice[], view: GodsView, names: string[]): string {
  if (choice.verb === 'steal')
    return names[view.gods.findIndex((it) => it.name === choice.fields.god)] ?? choice.text
  const kind = choice.fields.colour ?? choice.fields.kind
  if (WHOLE.includes(choice.verb)) return choice.text
  const only = left.every((it) => it.verb === choice.verb)
  if (choice.verb === 'discard' && !only) return t('gods-action-discard')
  if (choice.verb === 'lift' || choice.verb === 'drop') return t('gods-card-desert')
  return t(`gods-card-${typeof kind === 'string' ? kind : choice.verb}`)
}

function optionsOf(play: Play, view: GodsView, names: string[]): Option[] {
  const { left } = play
  const placeless = left.filter((choice) => !choice.targets.some((it) => it.startsWith('place:')))
  const few =
    left.length > 1 &&
    left.length <= 6 &&
    (play.picked('place') !== null || placeless.length === left.length)
  const listed = few ? left : placeless.filter((it) => ALONE.includes(it.verb))
  return listed.map((choice) => ({
    label: labelOf(choice, left, view, names),
    icon:
      ICONS[choice.verb] ??
      (choice.verb === 'tribe' ? `tribe-${String(choice.fields.colour)}` : choice.verb),
    on: play.offered === choice,
    act: () => play.choose(choice),
  }))
}

function titleOf(play: Play, view: GodsView, names: string[]): string {
  if (play.offered && play.picks.length) return withNames(play.offered.text, names)
  if (play.picked('place')) return t('gods-ask-here')
  const group = play.picks.length ? groupOf(play.left) : null
  if (group) return t(`gods-ask-${group.name}`)
  if (play.picked('card'))
    return t('gods-ask-what', {
      card: t(`gods-card-${play.picked('card')}`),
      places: play.lit('place').size,
    })
  return word(`prompt-${view.step}`, { actions: view.actions })
}

export function asking(play: Play, view: GodsView, names: string[], tools: Tools): Asking {
  if (isOver(play, view.over))
    return {
      ...over(play, !!view.over, names, tools),
      help: view.over ? word(`log-end-${view.over}`, { rounds: view.stall / view.players }) : '',
    }
  if (!play.mine) return waiting(play, view.to_move ?? view.current, names, tools)
  const group = groupOf(play.left)
  const { offered } = play
  return {
    icon: play.picks.length && group ? group.icon : 'play',
    title: titleOf(play, view, names),
    help: play.refusal ? play.refusal.text || t('lost') : help(play, view, names),
    bad: play.refusal !== null,
    warning: play.refusal ? null : play.warning,
    options: offered ? [] : optionsOf(play, view, names),
    ...stepsBack(play, tools),
    confirm: offered && {
      label: offered.cost > 0 ? t('confirm-for', { power: offered.cost }) : t('confirm'),
      act: () => void play.confirm(),
    },
  }
}

/** What an action brings about; that the next turn begins then is no news. */
export function comingOf(what: Preview, names: readonly string[]): string[] {
  const over = (what.view as GodsView | null)?.over
  const texts = what.texts.slice(1, what.ends_turn && !over ? -1 : undefined)
  return texts.map((text) => withNames(text, names))
}

function help(play: Play, view: GodsView, names: string[]): string {
  if (play.offered) return play.preview ? (comingOf(play.preview.what, names)[0] ?? '') : ''
  if (play.picked('place')) return ''
  const cells = play.lit('place')
  if (play.picks.length || view.step !== 'turn')
    return cells.size
      ? t('gods-help-cells', { count: cells.size, priced: showsPrices(cells) ? 1 : 0 })
      : ''
  if (view.actions === 0) return ''
  const open = GROUPS.filter((it) => play.choices.some((choice) => it.verbs.includes(choice.verb)))
  return t('gods-help-turn', { count: open.length })
}
