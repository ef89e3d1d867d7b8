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
import { AtOnce } from './grouped.ts'
import { apply } from './changes.ts'
import type { Link, WhyNot } from './link.ts'
import { add, agrees, keep, kindOf, lit, type Pick } from './narrowing.ts'
import { Questions } from './questions.ts'
import { named } from './seating.ts'
import { Several } from './several.svelte.ts'

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
  private exact: string | null = $state(null) // what is chosen as it is, whatever else agrees
  private wanted: string | null = $state(null) // what is to follow what is offered
  private asked: Promise<Answer> | null = null // what was said last
  private readonly atOnce = new AtOnce()
  private readonly questions = new Questions((saying) => this.link.say(saying))
  /** Choices that are done together, whatever the order of clicks. */
  readonly several = new Several((actions) =>
    this.questions.ask(this.seen({ do: 'together', actions })).then((it) => it.together ?? null),
  )

  constructor(private readonly link: Link) {}

  // ---- what is there ----

  private seats = $derived(this.table?.table.seats ?? [])
  view = $derived(this.moment?.view ?? this.table?.view ?? null)
  choices: Choice[] = $derived(this.moment ? [] : (this.table?.choices ?? []))
  left: Choice[] = $derived(keep(this.choices, this.picks))
  offered: Choice | null = $derived(
    this.left.length === 1 && (this.picks.length > 0 || this.choices.length === 1)
      ? this.left[0]!
      : (this.left.find((it) => it.id === this.exact) ?? null),
  )
  /** What would be chosen right after what is offered: both can be confirmed at once. */
  following: Choice[] = $derived(
    this.offered && this.preview?.choice.id === this.offered.id ? this.preview.what.next : [],
  )
  then: Choice | null = $derived(this.following.find((it) => it.id === this.wanted) ?? null)
  mine = $derived(this.choices.length > 0)
  ready = $derived(this.offered !== null || this.several.ready) // to be confirmed
  /** Over, by the rules or because all agreed. */
  ended = $derived(this.table?.table.state === 'over' || (this.table?.result?.over ?? false))
  /** What the offered choice would waste. */
  warning = $derived(settings.warn ? (this.offered?.waste ?? null) : null)
  open: Choice[] = $derived(this.several.open(this.choices)) // what can be clicked
  undoable = $derived(this.moment ? 0 : (this.table?.undo.steps ?? 0))
  private ply = $derived(this.table?.log.length ?? 0)

  lit = (kind: string): Map<string, Choice[]> => lit(this.open, this.picks, kind)

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
    this.preview = this.why = this.advice = this.refusal = this.wanted = this.exact = null
    this.questions.clear()
    this.several.clear()
  }

  // ---- choosing ----

  pick(target: Pick): void {
    this.why = this.refusal = this.exact = null
    const one = this.choices.find((it) => this.several.gathers(it) && agrees(it, target))
    if (one) return void this.gather(one)
    if (this.picks.includes(target)) {
      if (this.offered && kindOf(target) === 'place') void this.confirm()
      else this.unpick(target)
      return
    }
    const picks = add(this.choices, this.picks, target)
    if (!picks) return
    this.picks = picks
    void (this.offered ? this.propose(this.offered) : this.consider(null))
  }

  /** Do what is offered, unless it waits for a confirmation, as what ends the turn may. */
  private async propose(choice: Choice): Promise<void> {
    const asks = this.asksFirst(choice) || (settings.ending && (await this.told(choice))?.ends_turn)
    if (asks) await this.consider(choice)
    else if (this.offered?.id === choice.id) await this.confirm()
  }

  private async gather(choice: Choice): Promise<void> {
    this.picks = []
    const again = await this.several.click(choice)
    const asks = this.several.held.some((it) => this.asksFirst(it))
    if (again || (this.several.full && !asks)) void this.confirm()
  }

  /** Whether a choice waits for a confirmation: as the settings want it, or it wastes something. */
  private asksFirst(choice: Choice): boolean {
    return settings.confirm || (settings.warn && choice.waste !== null)
  }

  /** Take a choice as it is, whatever was clicked before. */
  choose(choice: Choice): void {
    this.why = this.refusal = null
    if (this.several.gathers(choice)) return void this.gather(choice)
    this.picks = [`verb:${choice.verb}`, ...choice.targets]
    this.exact = choice.id
    void this.propose(choice)
  }

  private unpick(target: Pick): void {
    this.picks = this.picks.filter((pick) => pick !== target)
    void this.consider(this.offered)
  }

  /** Take the last click back; false if there was none. */
  back(): boolean {
    this.why = this.refusal = this.exact = null
    if (this.picks.length === 0) return this.several.back()
    this.picks = this.picks.slice(0, -1)
    void this.consider(this.offered)
    return true
  }

  /** Show what a choice would do; with none, what is offered. */
  async consider(choice: Choice | null): Promise<void> {
    const about = choice ?? this.offered
    if (!about || !settings.coach || this.several.gathers(about)) {
      this.preview = null
      return
    }
    const asked = this.table
    const what = await this.told(about)
    if (this.table?.choices === asked?.choices) this.preview = what && { choice: about, what }
  }

  private async told({ id }: Choice): Promise<Preview | null> {
    return (await this.questions.ask(this.seen({ do: 'preview', action: id }))).preview ?? null
  }

  /** Why a wish cannot be had; null if it can. */
  async reason(wish: string): Promise<Refusal | null> {
    const { why } = await this.questions.ask({ do: 'why_not', wish })
    return named(why, this.seats)
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
    this.refusal = answer.type === 'refused' ? named(answer.refusal, this.seats) : null
    return answer.type === 'ok'
  }

  /** Do what is offered, and what is to follow it: the change comes before the answer. */
  async confirm(): Promise<void> {
    const { offered, then, several } = this
    if (offered) await this.actAll([offered.id, ...(then ? [then.id] : [])])
    else if (several.ready) await this.actAll(several.found!.order, true)
  }

  /** Do some choices one after the other, and perhaps say that it is all. */
  private async actAll(ids: string[], done = false): Promise<void> {
    const { ply } = this
    const known = (test: (it: Choice) => boolean) => this.choices.find(test)
    for (const id of ids) if (!(await this.act(known((it) => it.id === id)))) return
    const end = done && known((it) => this.several.gathers(it)) && known((it) => it.verb === 'done')
    const ended = !!end && (await this.act(end))
    this.atOnce.note(ply, ids.length + Number(ended))
  }

  /** Let something follow what is offered; the same once more confirms both. */
  follow(choice: Choice): void {
    if (this.wanted === choice.id) void this.confirm()
    else this.wanted = choice.id
  }

  async act(choice: Choice | undefined): Promise<boolean> {
    if (!choice) return false
    this.atOnce.forget(this.ply)
    return this.tell(this.seen({ do: 'act', action: choice.id }))
  }

  /**
   * Take back, after what was said before has been answered: keys may be quicker. What was
   * confirmed together is taken back together.
   */
  async undo(wholeTurn = false): Promise<boolean> {
    await this.asked
    const count = Math.min(this.atOnce.before(this.ply), this.undoable)
    return this.repeat(wholeTurn ? 1 : count, { do: 'undo', whole_turn: wholeTurn })
  }

  async redo(): Promise<boolean> {
    await this.asked
    return this.repeat(this.atOnce.after(this.ply), { do: 'redo' })
  }

  private async repeat(count: number, saying: Saying): Promise<boolean> {
    for (let i = 0; i < count; i++) if (!(await this.tell(this.seen(saying)))) return false
    return true
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

  showNow = (): void => void (this.moment = null)
}
