/** What the server says (docs/protocol.md); the parts are made from its OpenAPI document. */
import type { components } from './schema.d.ts'

type Parts = components['schemas']

export type Refusal = Parts['Refusal']
export type Choice = Parts['Choice']
export type Entry = Parts['LogEntry']
export type Result = Parts['Result']
export type SeatInfo = Parts['SeatInfo']
export type Summary = Parts['Summary']
export type Clock = Parts['ClockState']
export type Consent = Parts['Consent']
export type Said = Parts['ChatLine']
export type Presence = Parts['Presence']
export type GameInfo = Omit<Parts['GameInfo'], 'name'> & { name: GameName }
export type NewTable = Pick<Parts['NewTable'], 'game' | 'seats'> & Partial<Parts['NewTable']>
export type SeatWish = Parts['NewTable']['seats'][number]
export type Pace = NonNullable<Parts['NewTable']['pace']>
export type GameName = Parts['NewTable']['game']
export type Level = Parts['BotSeat']['level']
export type ReviewState = Parts['ReviewState']
export type Verdict = Parts['Verdict']

/** What every view has; the rest is the game's own. */
export interface View {
  game: string
  ply: number
  seats: string[]
  to_move: number | null
  commitment: string
}

export type Moment = Omit<Parts['Moment'], 'view'> & { view: View }
export type Together = Omit<Parts['Together'], 'view'> & { view: View | null }
export type Preview = Omit<Parts['Preview'], 'view'> & { view: View | null }

/** A table as a page knows it. */
export type Table = Omit<Parts['TableMessage'], 'type' | 'view'> & { view: View | null }

/** Lists of a view, and how they change: at, how many items go, those that come. */
export type Splices = Record<string, [number, number, ...unknown[]][]>

/** A change has only the parts that are different now. */
export type Change = Pick<Parts['ChangeMessage'], 'version'> &
  Partial<Omit<Table, 'log' | 'version' | 'view'>> & {
    view?: Partial<View> | null
    splices?: Splices
    log?: { keep: number; entries: Entry[] }
  }

export interface Step {
  action: string
  words: string
  seat: number
}

/** A choice that a search looked at: the odds and points of all seats, and what is likely to follow. */
export interface Considered {
  action: string
  words: string
  odds: number[]
  points: number[]
  share: number
  line: { steps: Step[]; end: string }
}

export interface Advice {
  seat: number
  odds: number[]
  points: number[]
  choices: Considered[]
}

interface AnswerOf<T extends string> {
  type: T
  id: number
  refusal?: Refusal
  why?: Refusal | null
  preview?: Preview | null
  together?: Together | null
  advice?: Advice | null
}
export type Answer = AnswerOf<'ok'> | AnswerOf<'refused'>

export type ServerMessage =
  | ({ type: 'table' } & Table)
  | ({ type: 'change' } & Change)
  | { type: 'presence'; presence: Presence }
  | Answer

/** A review, as docs/review.md has it; positions are named by their ply. */
export interface Review {
  game: string
  names: string[]
  plies: number
  start: { odds: number[]; points: number[] }
  turns: { turn: number; seat: number; first: number; last: number; odds: number[] }[]
  decisions: {
    ply: number
    seat: number
    action: string
    words: string
    odds: number[]
    loss: number
  }[]
  mistakes: {
    ply: number
    turn: number
    seat: number
    loss: number
    played: Considered
    better: Considered
  }[]
  draws: { ply: number; turn: number; seat: number; words: string[]; luck: number[] }[]
  seats: { seat: number; turns: number; loss: number; clean: number; luck: number }[]
  result: Result
}
