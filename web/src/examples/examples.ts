/** Tables for the gallery: moments of recorded games, answered without a server. */
import type { Saying } from '../api/socket.ts'
import type {
  Answer,
  Choice,
  Entry,
  Moment,
  Preview,
  Refusal,
  Result,
  Table,
  Together,
  View,
} from '../api/types.ts'
import type { Link } from '../table/link.ts'
import { Play } from '../table/play.svelte.ts'

interface Fixture {
  view: View
  choices: Choice[]
  log: Entry[]
  result: Result
  previews: Record<string, Omit<Preview, 'draws' | 'ends_turn' | 'texts'> & { lines: string[] }>
  refusals: Record<string, Refusal>
  together: Record<string, Together>
}

const FILES = import.meta.glob<{ default: Fixture }>('../../fixtures/*.json')
export const EXAMPLES = Object.keys(FILES).map((path) => path.replace(/.*\/|\.json/g, ''))

class ExampleLink implements Link {
  constructor(private readonly fixture: Fixture) {}

  say(saying: Saying): Promise<Answer> {
    const answer: Answer = { type: 'ok', id: 0 }
    if (saying.do === 'why_not') answer.why = this.fixture.refusals[saying.wish as string] ?? null
    if (saying.do === 'preview') {
      const known = this.fixture.previews[saying.action as string]
      const choice = this.fixture.choices.find((it) => it.id === saying.action)!
      answer.preview = known
        ? {
            ...known,
            texts: [choice.text, ...known.lines],
            draws: false,
            ends_turn: false,
          }
        : { texts: [choice.text], changes: [], view: null, next: [], draws: true, ends_turn: true }
    }
    if (saying.do === 'together')
      answer.together = this.fixture.together[(saying.actions as string[]).join()] ?? null
    return Promise.resolve(answer)
  }

  moment(ply: number): Promise<Moment> {
    const { view, log, result } = this.fixture
    return Promise.resolve({
      ply,
      last: log.length,
      seat: null,
      view,
      entry: log[ply - 1] ?? null,
      result,
    })
  }
}

function tableOf(fixture: Fixture): Table {
  const { view } = fixture
  const names = view.seats
  const seat = view.to_move ?? 0
  return {
    version: 1,
    table: {
      id: 'example',
      game: view.game,
      rules: 1,
      content: '',
      options: {},
      state: fixture.result.over ? 'over' : 'playing',
      seats: names.map((name, i) => ({
        seat: i,
        label: '',
        kind: i % 2 ? 'bot' : 'person',
        name,
        level: i % 2 ? (i === 1 ? 'adept' : 'novice') : null,
        host: i === 0,
        away: false,
      })),
      mine: [seat],
      host: true,
      created: 0,
      changed: 0,
      ply: view.ply,
      to_move: view.to_move,
      version: 1,
      pace: { kind: 'free' },
      paused: false,
      listed: false,
      stand_in: 'adept',
      pause: 1.5,
      commitment: view.commitment,
      rematch: null,
      forked: null,
      seed: null,
      advice: true,
    },
    seat,
    view,
    choices: fixture.choices,
    undo: { steps: 1, redo: false },
    log: fixture.log,
    clock: {
      running: view.to_move,
      since: 0,
      ends: null,
      banks: names.map(() => 0),
      used: names.map(() => 0),
    },
    consents: [],
    chat: [],
    presence: { online: names.map(() => true), watchers: 0, thinking: null },
    result: fixture.result,
  }
}

/** Return a table of the gallery under somebody's hands. */
export async function example(name: string): Promise<Play> {
  const fixture = (await FILES[`../../fixtures/${name}.json`]!()).default
  const play = new Play(new ExampleLink(fixture))
  play.receive({ type: 'table', ...tableOf(fixture) })
  play.status = 'open'
  return play
}
