/** My games, asked for now and then, and the records that this browser has brought. */
import { me, summary } from '../api/http.ts'
import type { Summary } from '../api/types.ts'
import { recall, remember } from '../shell/store.ts'

const EVERY = 15_000 // ms
const KEPT = 20 // records

/** Keep a record that was brought in the list of games. */
export function keepRecord(id: string): void {
  const others = recall<string[]>('records', []).filter((it) => it !== id)
  remember('records', [id, ...others].slice(0, KEPT))
}

async function broughtRecords(): Promise<Summary[]> {
  const found = await Promise.allSettled(recall<string[]>('records', []).map(summary))
  return found.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
}

export class Mine {
  tables: Summary[] = $state.raw([])
  private records: Summary[] = $state.raw([])
  private timer: ReturnType<typeof setInterval>

  constructor() {
    void this.look()
    void broughtRecords().then((found) => (this.records = found))
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
  done = $derived([...this.tables.filter((it) => it.state === 'over'), ...this.records])
}
