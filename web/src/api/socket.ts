/** The live connection to a table: asked and answered by ids, lost and found again by itself. */
import type { Answer, ServerMessage } from './types.ts'

export type Status = 'connecting' | 'open' | 'lost'

export interface Events {
  message: (message: Exclude<ServerMessage, Answer>) => void
  status: (status: Status) => void
}

/** What a page says, without the id. */
export type Saying = { do: string } & Record<string, unknown>

const WAITS = [0.25, 0.5, 1, 2, 4, 8] // seconds before each new attempt

export class Socket {
  private socket: WebSocket | null = null
  private waiting = new Map<number, (answer: Answer) => void>()
  private ids = 0
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly url: string,
    private readonly hello: () => Saying,
    private readonly events: Events,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  private connect = (): void => {
    this.events.status(this.attempts ? 'lost' : 'connecting')
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () => {
      void this.say(this.hello()).then((answer) => {
        if (answer.type !== 'ok') return
        this.attempts = 0
        this.events.status('open')
      })
    }
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = () => this.lose(socket)
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'ok' || message.type === 'refused') {
      this.waiting.get(message.id)?.(message)
      this.waiting.delete(message.id)
    } else {
      this.events.message(message)
    }
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket) return
    for (const [id, answer] of this.waiting) answer(lost(id))
    this.waiting.clear()
    if (this.closed) return
    this.events.status('lost')
    const wait = WAITS[Math.min(this.attempts++, WAITS.length - 1)]!
    this.timer = setTimeout(this.connect, wait * 1000)
  }

  /** Try at once, when the network or the page comes back. */
  private hurry = (): void => {
    const down = this.socket?.readyState === WebSocket.CLOSED
    if (this.closed || !down || document.visibilityState === 'hidden') return
    clearTimeout(this.timer)
    this.connect()
  }

  /** Say something; resolves with its answer, or with a refusal `lost`. */
  say(saying: Saying): Promise<Answer> {
    const id = ++this.ids
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost(id))
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      socket.send(JSON.stringify({ ...saying, id }))
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}

function lost(id: number): Answer {
  return { type: 'refused', id, refusal: { code: 'lost', text: '', reference: '' } }
}
