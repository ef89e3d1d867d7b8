// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Socket, type Status } from '../src/api/socket.ts'

class FakeSocket {
  static OPEN = 1
  static CLOSED = 3
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onclose: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  tell(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  close() {
    this.readyState = 3
    this.onclose()
  }
}

let states: Status[]
let heard: unknown[]
let socket: Socket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  states = []
  heard = []
  socket = new Socket('ws://x', () => ({ do: 'hello', token: 'abc' }), {
    message: (message) => heard.push(message),
    status: (status) => states.push(status),
  })
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const current = () => FakeSocket.all.at(-1)!

async function connect(): Promise<void> {
  current().open()
  current().tell({ type: 'ok', id: current().sent.at(-1)!.id })
  await vi.advanceTimersByTimeAsync(0)
}

test('says hello first and is open when that is answered', async () => {
  await connect()

  expect(current().sent[0]).toMatchObject({ do: 'hello', token: 'abc' })
  expect(states).toEqual(['connecting', 'open'])
})

test('every saying gets its own answer', async () => {
  await connect()
  const [first, second] = [socket.say({ do: 'redo' }), socket.say({ do: 'again' })]
  const [, one, two] = current().sent

  current().tell({ type: 'ok', id: two!.id })
  current().tell({
    type: 'refused',
    id: one!.id,
    refusal: { code: 'stale', text: '', reference: '' },
  })

  expect((await first).type).toBe('refused')
  expect((await second).type).toBe('ok')
})

test('other messages are handed on', async () => {
  await connect()

  current().tell({ type: 'presence', presence: { online: [], watchers: 0, thinking: null } })

  expect(heard).toHaveLength(1)
})

test('a lost connection answers what waits, and is found again', async () => {
  await connect()
  const waiting = socket.say({ do: 'redo' })

  current().close()

  expect((await waiting).refusal?.code).toBe('lost')
  expect(states.at(-1)).toBe('lost')
  await vi.advanceTimersByTimeAsync(300)
  expect(FakeSocket.all).toHaveLength(2)
  await connect()
  expect(states.at(-1)).toBe('open')
})

test('the pauses between attempts grow', async () => {
  for (const wait of [250, 500, 1000]) {
    current().close()
    const before = FakeSocket.all.length
    await vi.advanceTimersByTimeAsync(wait - 10)
    expect(FakeSocket.all).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(20)
    expect(FakeSocket.all).toHaveLength(before + 1)
  }
})

test('nothing is tried once it is closed', async () => {
  await connect()
  socket.close()

  await vi.advanceTimersByTimeAsync(60_000)

  expect(FakeSocket.all).toHaveLength(1)
  expect((await socket.say({ do: 'redo' })).refusal?.code).toBe('lost')
})
