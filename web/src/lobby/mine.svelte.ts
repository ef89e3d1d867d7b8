/** My games, asked for now and then. */
import { me } from '../api/http.ts'
import type { Summary } from '../api/types.ts'

const EVERY = 15_000 // ms

export class Mine {
  tables: Summary[] = $state.raw([])
  private timer: ReturnType<typeof setInterval>

  constructor() {
    void this.look()
    this.timer = setInterval(() => void this.look(), EVERY)
  }

  private async look(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    try {
      this.tables = (await me())?.tables ?? []
    } catch {
      // Shown by whoever needs the server; the list stays as it was.
    }
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Where I am waited for. */
  waiting = $derived(
    this.tables.filter(
      (it) => it.state === 'playing' && it.to_move !== null && it.mine.includes(it.to_move),
    ),
  )
  /** Under way, those that wait for me first. */
  open = $derived([
    ...this.waiting,
    ...this.tables.filter(
      (it) => (it.state === 'playing' || it.state === 'gathering') && !this.waiting.includes(it),
    ),
  ])
  done = $derived(this.tables.filter((it) => it.state === 'over' || it.state === 'record'))
}
