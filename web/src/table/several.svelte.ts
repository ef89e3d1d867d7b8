/**
 * Several choices whose order means nothing: gathered by clicks, and asked for together in the order
 * that the rules take. What goes with what comes from the server.
 */
import type { Choice, Together } from '../api/types.ts'

export class Several {
  verbs: readonly string[] = $state.raw([]) // of the choices that are gathered; a game sets them
  held: Choice[] = $state.raw([])
  found: Together | null = $state.raw(null) // of what is held; not known at once

  constructor(private readonly ask: (actions: string[]) => Promise<Together | null>) {}

  /** Whether what is held can be done. */
  ready = $derived(this.found?.enough ?? false)
  /** Whether it can be done, and nothing can be added. */
  full = $derived(this.ready && this.found?.more.length === 0)

  gathers(choice: Choice): boolean {
    return this.verbs.includes(choice.verb)
  }

  /** What can be clicked of some choices: what can be added; if nothing can, what could be instead. */
  open(choices: Choice[]): Choice[] {
    const more = this.found?.more ?? []
    if (!more.length) return choices
    return choices.filter((it) => more.includes(it.id) || this.held.includes(it))
  }

  /** Add a choice, or take it out; true if it was the last one, clicked again to be done. */
  async click(choice: Choice): Promise<boolean> {
    const { found, held } = this
    if (!held.length || !found || found.more.includes(choice.id)) {
      await this.hold([...held, choice])
    } else if (this.full && held.at(-1) === choice) {
      return true
    } else if (held.includes(choice)) {
      await this.hold(held.toSpliced(held.lastIndexOf(choice), 1))
    } else {
      await this.hold([...held.slice(0, -1), choice])
    }
    return false
  }

  /** Take the last one out; false if there was none. */
  back(): boolean {
    if (!this.held.length) return false
    void this.hold(this.held.slice(0, -1))
    return true
  }

  clear(): void {
    this.held = []
    this.found = null
  }

  /** Hold some choices; of those that do not go together, the last. */
  private async hold(list: Choice[]): Promise<void> {
    this.held = list
    this.found = null
    const found = list.length ? await this.ask(list.map((it) => it.id)) : null
    if (this.held !== list) return
    if (found && !found.view && list.length > 1) return this.hold(list.slice(-1))
    this.found = found
  }
}
