/**
 * A table under somebody's hands: what is known of it, what was clicked, what would happen.
 * What is legal, what it costs and why something is not come from the server.
 */
import type { Saying, Status } from '../api/socket.ts'
import type {
  Advice,
  Answer,
  Choice,
  Moment,
  Preview,
  Refusal,
  ServerMessage,
  Table,
} from '../api/types.ts'
import { settings } from '../shell/settings.svelte.ts'
import { apply } from './changes.ts'
import { add, keep, kindOf, lit, type Pick } from './narrowing.ts'
import { namesOf, withNames } from './seating.ts'

/** Whoever answers: the live connection, or a page that shows an example. */
export interface Link {
  say(saying: Saying): Promise<Answer>
  moment(ply: number): Promise<Moment>
}

export interface WhyNot {
  target: string
  refusal: Refusal
}

export class Play {
  table: Table | null = $state.raw(null)
  status: Status = $state('connecting')
  picks: Pick[] = $state.raw([])
  preview: { choice: Choice; what: Preview } | null = $state.raw(null)
  why: WhyNot | null = $state.raw(null)
  moment: Moment | null = $state.raw(null) // a look back
  replaying = $state(false) // a record, which is only looked at
  advice: Advice | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  busy = $state(false)
  slow = $state(false) // a bot takes longer than bots do
  thinking = $state(false) // about a hint
  private wanted: string | null = $state(null) // what is to follow what is offered
  private asked: Promise<Answer> | null = null // what was said last
  private pairs = new Set<number>() // how many actions there were after two that were confirmed at once
  private previews = new Map<string, Promise<Preview | null>>()
  private reasons = new Map<string, Promise<Refusal | null>>()

  constructor(private readonly link: Link) {}

  // ---- what is there ----

  view = $derived(this.moment?.view ?? this.table?.view ?? null)
  choices: Choice[] = $derived(this.moment ? [] : (this.table?.choices ?? []))
  left: Choice[] = $derived(keep(this.choices, this.picks))
  offered: Choice | null = $derived(
    this.left.length === 1 && (this.picks.length > 0 || this.choices.length === 1)
      ? this.left[0]!
      : null,
  )
  /** What would be chosen right after what is offered: both can be confirmed at once. */
  following: Choice[] = $derived(
    this.offered && this.preview?.choice.id === this.offered.id ? this.preview.what.next : [],
  )
  then: Choice | null = $derived(this.following.find((it) => it.id === this.wanted) ?? null)
  mine = $derived(this.choices.length > 0)
  /** Over, by the rules or because all agreed. */
  ended = $derived(this.table?.table.state === 'over' || (this.table?.result?.over ?? false))
  /** What the offered choice would waste. */
  warning = $derived(settings.warn ? (this.offered?.waste ?? null) : null)

  lit(kind: string): Map<string, Choice[]> {
    return lit(this.choices, this.picks, kind)
  }

  /** The target of a kind that was clicked, without its kind. */
  picked(kind: string): string | null {
    const pick = this.picks.find((it) => kindOf(it) === kind)
    return pick ? pick.slice(kind.length + 1) : null
  }

  receive(message: Exclude<ServerMessage, Answer>): void {
    if (message.type === 'presence') {
      if (this.table) this.table = { ...this.table, presence: message.presence }
      return
    }
    const next = message.type === 'table' ? message : this.table && apply(this.table, message)
    if (!next) {
      void this.link.say({ do: 'again' })
      return
    }
    const old = this.table
    const moved =
      next.version !== old?.version && (next.choices !== old?.choices || next.view !== old?.view)
    this.table = next
    if (moved) this.forget()
  }

  private forget(): void {
    this.picks = []
    this.preview = this.why = this.advice = this.refusal = this.wanted = null
    this.previews.clear()
    this.reasons.clear()
  }

  // ---- choosing ----

  pick(target: Pick): void {
    this.why = this.refusal = null
    if (this.picks.includes(target)) {
      if (this.offered && kindOf(target) === 'place') void this.confirm()
      else this.unpick(target)
      return
    }
    const picks = add(this.choices, this.picks, target)
    if (!picks) return
    this.picks = picks
    if (this.offered && !this.asksFirst(this.offered)) void this.confirm()
    else void this.consider(this.offered)
  }

  /** Whether a choice waits for a confirmation: as the settings want it, or it wastes something. */
  private asksFirst(choice: Choice): boolean {
    return settings.confirm || (settings.warn && choice.waste !== null)
  }

  /** Take a choice as it is, whatever was clicked before. */
  choose(choice: Choice): void {
    this.why = this.refusal = null
    this.picks = [`verb:${choice.verb}`, ...choice.targets]
    if (this.asksFirst(choice)) void this.consider(choice)
    else void this.act(choice)
  }

  private unpick(target: Pick): void {
    this.picks = this.picks.filter((pick) => pick !== target)
    void this.consider(this.offered)
  }

  /** Take back the last click; false if there was none. */
  back(): boolean {
    this.why = this.refusal = null
    if (this.picks.length === 0) return false
    this.picks = this.picks.slice(0, -1)
    void this.consider(this.offered)
    return true
  }

  /** Show what a choice would do; with none, what is offered. */
  async consider(choice: Choice | null): Promise<void> {
    const about = choice ?? this.offered
    if (!about || !settings.coach) {
      this.preview = null
      return
    }
    let answer = this.previews.get(about.id)
    if (!answer) {
      answer = this.link
        .say(this.seen({ do: 'preview', action: about.id }))
        .then((it) => it.preview ?? null)
      this.previews.set(about.id, answer)
    }
    const asked = this.table
    const what = await answer
    if (this.table?.choices === asked?.choices) this.preview = what && { choice: about, what }
  }

  /** Why a wish cannot be had; null if it can. */
  reason(wish: string): Promise<Refusal | null> {
    let answer = this.reasons.get(wish)
    if (!answer) {
      answer = this.link.say({ do: 'why_not', wish }).then((it) => this.named(it.why))
      this.reasons.set(wish, answer)
    }
    return answer
  }

  /** A refusal that calls players by their names. */
  private named(refusal: Refusal | null | undefined): Refusal | null {
    if (!refusal) return null
    return { ...refusal, text: withNames(refusal.text, namesOf(this.table?.table.seats ?? [])) }
  }

  async explain(target: string, wish: string | null): Promise<void> {
    const refusal = wish ? await this.reason(wish) : null
    this.why = refusal && { target, refusal }
  }

  // ---- doing ----

  /** Add what the page has seen: a click on an old picture does nothing. */
  private seen(saying: Saying): Saying {
    return { ...saying, version: this.table?.version ?? 0 }
  }

  private async tell(saying: Saying): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.asked = this.link.say(saying)
    const answer = await this.asked
    this.busy = false
    this.refusal = answer.type === 'refused' ? this.named(answer.refusal) : null
    return answer.type === 'ok'
  }

  /** Do what is offered, and what is to follow it: the change comes before the answer. */
  async confirm(): Promise<void> {
    const { offered, then, ply } = this
    if (!offered || !(await this.act(offered)) || !then) return
    const next = this.choices.find((choice) => choice.id === then.id)
    if (next && (await this.act(next))) this.pairs.add(ply + 2)
  }

  /** Let something follow what is offered; the same once more confirms both. */
  follow(choice: Choice): void {
    if (this.wanted === choice.id) void this.confirm()
    else this.wanted = choice.id
  }

  act(choice: Choice): Promise<boolean> {
    for (const ply of this.pairs) if (ply > this.ply) this.pairs.delete(ply)
    return this.tell(this.seen({ do: 'act', action: choice.id }))
  }

  /** How many actions there were. */
  private get ply(): number {
    return this.table?.log.length ?? 0
  }

  get undoable(): number {
    return this.moment ? 0 : (this.table?.undo.steps ?? 0)
  }

  /**
   * Take back, after what was said before has been answered: keys may be quicker. What was
   * confirmed together is taken back together.
   */
  async undo(wholeTurn = false): Promise<boolean> {
    await this.asked
    const both = !wholeTurn && this.pairs.has(this.ply) && this.undoable > 1
    const done = await this.tell(this.seen({ do: 'undo', whole_turn: wholeTurn }))
    return done && both ? this.tell(this.seen({ do: 'undo', whole_turn: false })) : done
  }

  async redo(): Promise<boolean> {
    await this.asked
    const both = this.pairs.has(this.ply + 2)
    const done = await this.tell(this.seen({ do: 'redo' }))
    return done && both ? this.tell(this.seen({ do: 'redo' })) : done
  }

  skip(): void {
    void this.link.say({ do: 'skip_pause' })
  }

  chat(text: string): Promise<Answer> {
    return this.link.say({ do: 'chat', text })
  }

  askFor(what: Record<string, unknown>): Promise<boolean> {
    return this.tell({ do: 'ask', what })
  }

  answer(consent: number, yes: boolean): Promise<boolean> {
    return this.tell({ do: 'answer', consent, yes })
  }

  comeBack(): Promise<boolean> {
    return this.tell({ do: 'back' })
  }

  async hint(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    const asked = this.table?.choices
    const answer = await this.link.say({ do: 'hint' })
    this.thinking = false
    if (answer.type === 'refused') this.refusal = answer.refusal ?? null
    else if (this.table?.choices === asked) this.advice = answer.advice ?? null
  }

  // ---- looking back ----

  async showAt(ply: number): Promise<void> {
    const last = this.table?.view?.ply ?? 0
    this.picks = []
    this.preview = this.why = null
    this.moment = ply >= last ? null : await this.link.moment(Math.max(ply, 0))
  }

  showNow(): void {
    this.moment = null
  }
}
