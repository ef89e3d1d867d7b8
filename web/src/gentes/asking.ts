/** What the bar says and offers at a table of Gentes. */
import type { Choice } from '../api/types.ts'
import { t } from '../shell/words.svelte.ts'
import { isOver, over, stepsBack, waiting, type Asking } from '../table/asking.ts'
import type { Option } from '../table/Bar.svelte'
import type { Play } from '../table/play.svelte.ts'
import { withNames } from '../table/seating.ts'
import type { Tools } from '../table/tools.ts'
import { iconOf } from './groups.ts'
import { box, g } from './sheet.svelte.ts'
import type { GentesView } from './types.ts'

/** Choices that are made in the bar: nothing on the table stands for them alone. */
const HERE = [
  'end',
  'done',
  'place',
  'symbol',
  'cube',
  'lose',
  'keep',
  'repeat',
  'extra',
  'activate',
]
const FEW = 5
const ICONS: Record<string, string> = {
  end: 'next',
  done: 'next',
  lose: 'cancel',
  repeat: 'act-tax',
  extra: 'people',
  city: 'city',
  moon: 'moon',
}

const singles = (choice: Choice, hours: number) => hours - 2 * Number(choice.fields.doubles)

function labelOf(choice: Choice, hours: number): string {
  const { fields, verb } = choice
  const cubes = Number(fields.temple_cubes ?? 0)
  switch (verb) {
    case 'place':
      return g('laying', { doubles: Number(fields.doubles), singles: singles(choice, hours) })
    case 'hire':
    case 'keep':
      return g('opt-cubes', { temple: cubes, oracle: box.sheet.cubes.train - cubes })
    case 'extra':
      return g('opt-extra')
    case 'activate':
      return g('opt-region', { region: String(fields.region) })
    default:
      return choice.text
  }
}

function iconFor(choice: Choice): string | undefined {
  if (choice.verb === 'symbol') return `symbol-${String(choice.fields.symbol)}`
  if (choice.verb === 'cube') return `cube-${String(choice.fields.store)}`
  return ICONS[choice.verb]
}

/** Who allows a price: nobody has to allow the printed one. */
const allowedBy = (by: string | undefined): string =>
  by === undefined ? g('by-print') : by === 'by:card' ? g('by-card') : box.site(by.slice(3))

/** What a price can be, and once it is chosen, who allows it. */
function prices(play: Play, printed: number): Option[] {
  const same = play.choices.filter((it) => it.targets[0] === `coins:${play.picked('coins')}`)
  if (same.length > 1)
    return same.map((choice) => ({
      label: allowedBy(choice.targets[1]),
      on: play.offered === choice,
      act: () => (play.offered === choice ? void play.confirm() : play.choose(choice)),
    }))
  return [...play.lit('coins').keys()]
    .sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
    .map((target) => ({
      label: target.slice(6),
      icon: Number(target.slice(6)) === printed ? 'coin' : undefined,
      on: play.picks.includes(target),
      act: () => play.pick(target),
    }))
}

/** What follows what is offered, to be chosen with it: how hourglasses lie, which symbol counts. */
const along = (play: Play, hours: number): Option[] =>
  play.following
    .filter((it) => it.verb === 'place' || it.verb === 'symbol')
    .map((choice) => ({
      label: labelOf(choice, hours),
      icon: iconFor(choice),
      on: play.then?.id === choice.id,
      act: () => play.follow(choice),
    }))

function optionsOf(play: Play, view: GentesView): Option[] {
  const then = play.preview?.what.view as GentesView | null | undefined
  if (view.step === 'payment' && !play.following.length)
    return prices(play, view.action?.printed ?? 0)
  if (play.offered) return along(play, Number(then?.about ?? 0))
  const offer = taken(play, typeof view.about === 'number' ? view.about : 0)
  if (play.picks.includes('button:hire') && play.left.length > 1) return play.left.map(offer)
  if (play.picks.length || play.several.held.length) return []
  const here = play.left.filter((choice) => HERE.includes(choice.verb))
  const decline = play.left.filter((it) => it.verb === 'city' || it.verb === 'moon')
  const shown = here.length + decline.length <= FEW ? [...decline, ...here] : here
  return shown.map(offer)
}

/** A choice of the bar is done at once: it says what it does; only waste is asked about. */
const taken =
  (play: Play, hours: number) =>
  (choice: Choice): Option => ({
    label: labelOf(choice, hours),
    icon: iconFor(choice),
    key: choice.verb === 'end' || choice.verb === 'done' ? 'E' : undefined,
    act: () => (choice.waste === null ? void play.act(choice) : play.choose(choice)),
  })

/** The action that runs or is chosen; else the time of the round. */
function iconNow(play: Play, view: GentesView): string {
  const tile = play.picked('tile')
  const kind = view.action?.kind ?? (tile ? box.tile(tile).action : null)
  if (kind) return iconOf(kind)
  return view.phase === 'decline' ? 'moon' : 'play'
}

function titleOf(play: Play, view: GentesView): string {
  if (play.offered && play.picks.length && view.step !== 'payment') return play.offered.text
  const { held, ready } = play.several
  if (ready) return g('several', { verb: held[0]!.verb, count: held.length })
  const from = play.picked('from')
  if (from) return g('ask-to', { other: from })
  if (play.picks.includes('button:hire')) return g('ask-cubes')
  const mat = view.mats[view.to_move ?? 0]
  const people = Object.values(mat?.persons ?? {}).reduce((sum, n) => sum + n, held.length)
  const about = view.about
  return g(`prompt-${view.step}`, {
    left:
      view.step === 'settle'
        ? box.sheet.persons - people
        : box.sheet.cubes.exchanges - Number(about ?? 0),
    done: view.step === 'turn' && about ? 1 : 0,
    kind: view.action?.kind ?? 'none',
    hours: typeof about === 'number' ? about : 0,
    paid: view.action?.paid ?? 0,
    group: view.step === 'lose' ? String(about) : 'none',
    card: view.step === 'symbol' ? String(about) : 'none',
  })
}

/** What is gathered, and how much more could be. */
function gathered(play: Play): string {
  const { held, found } = play.several
  const names = held.map((it) =>
    it.verb === 'settle' ? g('group', { group: String(it.fields.group) }) : cardOf(it),
  )
  const more = held[0]!.verb === 'settle' ? 0 : (found?.more.length ?? 0)
  const said = names.join(', ')
  return g('several-more', { names: said.charAt(0).toLocaleUpperCase() + said.slice(1), more })
}

const cardOf = (choice: Choice): string =>
  box.card(choice.targets.find((it) => it.startsWith('card:'))!.slice(5)).said.name

/** Whether a price is chosen next: what is printed is not what is paid. */
const pricedNext = (play: Play): boolean =>
  (play.preview?.what.view as GentesView | null | undefined)?.step === 'payment'

function help(play: Play, view: GentesView, names: string[]): string {
  if (play.several.held.length) return gathered(play)
  if (play.offered && play.picks.length)
    return pricedNext(play)
      ? g('help-payment', { price: play.offered.cost })
      : withNames(play.preview?.what.texts[1] ?? '', names)
  const many = (kind: string) => play.lit(kind).size
  switch (view.step) {
    case 'turn':
      return view.about
        ? ''
        : g('help-turn', {
            count: many('tile') + many('hourglasses') + many('site') + many('card'),
          })
    case 'build':
    case 'relocate': {
      const homes = [...play.lit('site').keys()].filter((it) => it.includes('-')).length
      return g('help-build', { cities: many('site') - homes, homes })
    }
    case 'train':
      return g('help-train', { count: many('group') })
    case 'payment':
      return g('help-payment', { price: view.action?.printed ?? 0 })
    case 'take': {
      const fetched = play.choices.filter((it) => it.verb === 'fetch').length
      return g('help-take', { count: many('card') - fetched, fetched })
    }
    case 'hourglasses':
      return g('help-hourglasses')
    case 'decline':
      if (play.picks.length) return ''
      return many('site') + many('card')
        ? g('help-decline', { cities: many('site'), moons: many('card') })
        : g('help-declined')
    case 'final':
      return g('help-final')
    default:
      return ''
  }
}

/** On a `phone` the bar also says why something is not possible: the map may be out of sight. */
export function asking(
  play: Play,
  view: GentesView,
  names: string[],
  tools: Tools,
  phone = false,
): Asking {
  if (isOver(play, view.over)) return over(play, !!view.over, names, tools)
  if (!play.mine) return waiting(play, view.to_move ?? view.current ?? 0, names, tools)
  const { offered } = play
  const no = play.refusal ?? (phone ? (play.why?.refusal ?? null) : null)
  return {
    icon: iconNow(play, view),
    title: titleOf(play, view),
    help: no ? no.text || t('lost') : help(play, view, names),
    bad: no !== null,
    warning: play.refusal ? null : play.warning,
    options: optionsOf(play, view),
    ...stepsBack(play, tools),
    confirm: play.ready
      ? {
          label:
            offered && offered.cost > 0 && !pricedNext(play)
              ? g('confirm-for', { cost: offered.cost })
              : t('confirm'),
          act: () => void play.confirm(),
        }
      : null,
  }
}
