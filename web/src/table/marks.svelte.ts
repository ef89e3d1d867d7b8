/** What is ringed on a board: an entry of the log that is looked at, else what has just happened. */
import type { Entry } from '../api/types.ts'
import type { Play } from './play.svelte.ts'

export type Ringed = ReadonlyMap<string, 'look'>

const WHILE = 2500 // milliseconds, so that everybody can follow

export class Marks {
  private recent: Ringed = $state.raw(new Map())
  private chosen: Ringed = $state.raw(new Map())
  private known = -1

  /** `about` says which places of the board an entry is about. */
  constructor(
    private readonly play: () => Play,
    private readonly about: (entry: Entry) => Ringed,
  ) {
    $effect(() => {
      const log = this.play().table?.log ?? []
      const entry = log.at(-1)
      const grown = this.known >= 0 && log.length > this.known
      this.known = log.length
      if (!grown || !entry) return
      this.recent = this.about(entry)
      const timer = setTimeout(() => (this.recent = new Map()), WHILE)
      return () => clearTimeout(timer)
    })
  }

  get now(): Ringed {
    const entry = this.play().moment?.entry
    return entry ? this.about(entry) : this.chosen.size ? this.chosen : this.recent
  }

  /** Ring what an entry is about, as long as it is pointed at. */
  readonly mark = (entry: Entry | null): void => {
    this.chosen = entry ? this.about(entry) : new Map()
  }
}
