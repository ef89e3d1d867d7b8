// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EXAMPLES, example } from '../src/examples/examples.ts'
import { settings } from '../src/shell/settings.svelte.ts'
import type { Answer, Choice } from '../src/api/types.ts'
import { Play } from '../src/table/play.svelte.ts'

const blank: Choice = { id: '', verb: '', fields: {}, cost: 0, targets: [], text: '', waste: null }

let play: Play
beforeEach(async () => {
  settings.confirm = settings.ending = true
  play = await example('gods-middle')
})

test('every example can be opened', async () => {
  for (const name of EXAMPLES) expect((await example(name)).view).not.toBeNull()
})

describe('choosing', () => {
  test('what is left is offered when it is one', () => {
    play.pick('card:yellow')
    expect(play.offered).toBeNull()

    play.pick('place:-10,1')

    expect(play.offered?.id).toBe('tribe yellow -10,1')
  })

  test('a second click on a card takes it back', () => {
    play.pick('card:yellow')
    play.pick('card:yellow')

    expect(play.picks).toEqual([])
  })

  test('back takes the last click back', () => {
    play.pick('card:yellow')
    play.pick('place:-10,1')

    expect(play.back()).toBe(true)
    expect(play.picks).toEqual(['card:yellow'])
    expect(play.back() && play.back()).toBe(false)
  })

  test('what is offered is shown as it would be', async () => {
    play.pick('card:yellow')
    play.pick('place:-10,1')

    await vi.waitFor(() => expect(play.preview?.what.texts[1]).toMatch(/yellow tribe/))
  })

  test('what is chosen as it is can be confirmed, though another choice says more', () => {
    const table = play.table!
    const pay = (id: string, targets: string[]) => ({ ...blank, id, verb: 'pay', targets })
    const choices = [pay('pay 6', ['coins:6']), pay('pay 6@home', ['coins:6', 'by:home'])]
    play = new Play({ say: vi.fn().mockResolvedValue({ type: 'ok', id: 0 }), moment: vi.fn() })
    play.receive({ type: 'table', ...table, choices })
    play.pick('coins:6')
    expect(play.offered).toBeNull()

    play.choose(choices[0]!)
    expect(play.offered?.id).toBe('pay 6')

    play.back()
    expect(play.offered).toBeNull()
  })

  test('without confirmations a click is enough, unless it ends the turn', async () => {
    settings.confirm = false
    const said: unknown[] = []
    const told = (ends_turn: boolean) => ({
      texts: [''],
      changes: [],
      view: null,
      next: [],
      ends_turn,
    })
    const table = play.table!
    const say = vi.fn((saying: { do: string; action?: unknown }) => {
      if (saying.do === 'act') said.push(saying.action)
      const preview = told(String(saying.action).startsWith('last'))
      return Promise.resolve({ type: 'ok', id: 0, preview } as unknown as Answer)
    })
    play = new Play({ say, moment: vi.fn() })
    const choices = ['first', 'last'].map((id) => ({ ...blank, id, targets: [`card:${id}`] }))
    play.receive({ type: 'table', ...table, choices })

    play.pick('card:last')
    await vi.waitFor(() => expect(play.preview?.what.ends_turn).toBe(true))
    expect(said).toEqual([])
    play.pick('card:first')
    await vi.waitFor(() => expect(said).toEqual(['first']))

    settings.ending = false
    play.pick('card:last')
    await vi.waitFor(() => expect(said).toEqual(['first', 'last']))
  })

  test('a click on what is not legal changes nothing', () => {
    play.pick('place:99,99')

    expect(play.picks).toEqual([])
  })
})

describe('a choice that wastes something', () => {
  const sent = vi.fn().mockResolvedValue({ type: 'ok', id: 0 })
  const open = (waste: string | null) => {
    sent.mockClear()
    const table = play.table!
    const choices = table.choices.map((choice) => ({ ...choice, waste }))
    play = new Play({ say: sent, moment: vi.fn() })
    play.receive({ type: 'table', ...table, choices })
    play.choose(play.choices[0]!)
    return sent.mock.calls.some(([saying]) => saying.do === 'act')
  }
  beforeEach(() => {
    settings.confirm = settings.ending = false
    settings.warn = true
  })

  test('waits for a confirmation, even where none is wanted otherwise', () => {
    expect(open('Power is lost.')).toBe(false)
    expect(play.warning).toBe('Power is lost.')
    expect(open(null)).toBe(true)
  })

  test('does not if warnings are off', () => {
    settings.warn = false

    expect(open('Power is lost.')).toBe(true)
    expect(play.warning).toBeNull()
  })
})

describe('what follows what is offered', () => {
  const later: Choice = { ...blank, id: 'place 1', verb: 'place' }
  const said: unknown[] = []
  beforeEach(() => {
    said.length = 0
    const table = play.table!
    const before = table.log.length
    play = new Play({
      say: (saying) => {
        said.push(saying.action ?? saying.do)
        const step = { act: 1, redo: 1, undo: -1 }[saying.do] ?? 0
        const plies = play.table!.log.length + step
        if (step)
          play.receive({
            type: 'change',
            version: play.table!.version + 1,
            choices: [later],
            undo: { steps: plies - before, redo: true },
            log: { keep: plies - 1, entries: [table.log[0]!] },
          })
        const what = { draws: false, ends_turn: false, texts: [], changes: [], view: null }
        return Promise.resolve({ type: 'ok', id: 1, preview: { ...what, next: [later] } })
      },
      moment: vi.fn(),
    })
    play.receive({ type: 'table', ...table })
    play.pick('card:yellow')
    play.pick('place:-10,1')
  })

  test('is done with it if it was chosen', async () => {
    await vi.waitFor(() => expect(play.following).toEqual([later]))
    play.follow(later)
    said.length = 0

    await play.confirm()

    expect(said).toEqual(['tribe yellow -10,1', 'place 1'])
  })

  test('is taken back and done again with it', async () => {
    await vi.waitFor(() => expect(play.following).toEqual([later]))
    play.follow(later)
    await play.confirm()
    said.length = 0

    await play.undo()
    await play.redo()

    expect(said).toEqual(['undo', 'undo', 'redo', 'redo'])
  })

  test('is alone once something else was done', async () => {
    await vi.waitFor(() => expect(play.following).toEqual([later]))
    play.follow(later)
    await play.confirm()
    await play.undo()
    await play.act(later)
    await play.act(later)
    said.length = 0

    await play.undo()

    expect(said).toEqual(['undo'])
  })

  test('is asked for afterwards if it was not', async () => {
    await vi.waitFor(() => expect(play.following).toEqual([later]))
    said.length = 0

    await play.confirm()

    expect(said).toEqual(['tribe yellow -10,1'])
  })
})

test('a refusal calls players by their names', async () => {
  const why = { code: 'site-taken', text: '\u2068B\u2069 is already in Athenai', reference: '' }
  const other = new Play({
    say: () => Promise.resolve({ type: 'ok', id: 1, why }),
    moment: vi.fn(),
  })
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ]
  const table = play.table!
  other.receive({ ...table, type: 'table', table: { ...table.table, seats: seats as never } })

  expect((await other.reason('build athenai'))?.text).toBe('Ben is already in Athenai')
})

test('a change of the position clears what was clicked', () => {
  play.pick('card:yellow')

  play.receive({ type: 'change', version: 2, choices: [] })

  expect(play.picks).toEqual([])
  expect(play.mine).toBe(false)
})

test('the same table again, after a lost connection, does not', () => {
  play.pick('card:yellow')

  play.receive({ type: 'table', ...structuredClone(play.table!) })

  expect(play.picks).toEqual(['card:yellow'])
})

test('something said does not', () => {
  play.pick('card:yellow')

  play.receive({ type: 'change', version: 2, chat: [] })

  expect(play.picks).toEqual(['card:yellow'])
})

test('a gap asks for the whole table', () => {
  const said: unknown[] = []
  const other = new Play({
    say: (saying) => {
      said.push(saying)
      return Promise.resolve({ type: 'ok', id: 1 })
    },
    moment: () => Promise.reject(new Error('not asked')),
  })
  other.receive({ type: 'table', ...play.table! })

  other.receive({ type: 'change', version: 9 })

  expect(said).toEqual([{ do: 'again' }])
  expect(other.table!.version).toBe(1)
})

test('nothing can be chosen while looking back', async () => {
  await play.showAt(5)

  expect(play.moment?.ply).toBe(5)
  expect(play.choices).toEqual([])
  play.showNow()
  expect(play.choices.length).toBeGreaterThan(0)
})
