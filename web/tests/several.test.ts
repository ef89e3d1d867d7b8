import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Choice, Entry, Table, Together } from '../src/api/types.ts'
import { answer } from '../src/gentes/wishes.ts'
import { settings } from '../src/shell/settings.svelte.ts'
import { Play } from '../src/table/play.svelte.ts'

const CHART = ['noble', 'artisan', 'priest']

/**
 * A table at which so many persons are named by the chart, and then it is somebody else's turn; `done`
 * ends it before. The last of the chart is followed by others like it.
 */
function table({ of = 3, ends = false } = {}): { play: Play; said: string[]; done: string[] } {
  const said: string[] = []
  const done: string[] = []
  const choice = (id: string) =>
    ({ id, verb: id.split(' ')[0], targets: [`group:${id.split(' ')[1]}`], waste: null }) as Choice
  const show = () => {
    const least = CHART.indexOf(done.at(-1)?.split(' ')[1] ?? CHART[0]!)
    const more = CHART.slice(least).map((it) => choice(`settle ${it}`))
    const over = done.length >= of || done.includes('done')
    play.receive({
      type: 'table',
      version: said.length,
      table: { seats: [] },
      view: {},
      choices: over ? [] : [...more, ...(ends && done.length ? [choice('done')] : [])],
      undo: { steps: done.length, redo: true },
      log: done.map((action) => ({ action }) as Entry),
    } as unknown as Table & { type: 'table' })
  }
  const together = (actions: string[]): Together => ({
    order: actions.toSorted((a, b) => CHART.indexOf(a.slice(7)) - CHART.indexOf(b.slice(7))),
    more: actions.length < of ? CHART.map((it) => `settle ${it}`) : [],
    enough: ends || actions.length === of,
    view: actions.length > of ? null : ({ persons: actions.length } as unknown as Together['view']),
  })
  const say = (it: { do: string } & Record<string, unknown>): Promise<Answer> => {
    if (it.do === 'together')
      return Promise.resolve({ type: 'ok', id: 0, together: together(it.actions as string[]) })
    said.push(it.do === 'act' ? String(it.action) : it.do)
    if (it.do === 'undo') done.pop()
    if (it.do === 'act') done.push(String(it.action))
    show()
    return Promise.resolve({ type: 'ok', id: 0 })
  }
  const play: Play = new Play({ say, moment: vi.fn() })
  play.several.verbs = ['settle']
  show()
  return { play, said, done }
}

const held = (play: Play) => play.several.held.map((it) => it.targets[0]!.slice(6))

async function click(play: Play, ...groups: string[]): Promise<void> {
  for (const group of groups) {
    play.pick(`group:${group}`)
    await vi.waitFor(() => expect(play.several.found).not.toBeNull())
  }
}

beforeEach(() => {
  settings.confirm = settings.warn = true
})

test('the last of the chart can be clicked first, and nothing is done before all are chosen', async () => {
  const { play, said } = table()

  await click(play, 'priest', 'noble')

  expect(said).toEqual([])
  expect(held(play)).toEqual(['priest', 'noble'])
  expect(play.open).toHaveLength(3)
  expect(play.ready).toBe(false)
})

test('they are done in the order of the rules', async () => {
  const { play, said } = table()
  await click(play, 'priest', 'noble', 'artisan')

  await play.confirm()

  expect(said).toEqual(['settle noble', 'settle artisan', 'settle priest'])
})

test('what was done together is undone together', async () => {
  const { play, said, done } = table()
  await click(play, 'priest', 'noble', 'artisan')
  await play.confirm()

  await play.undo()

  expect(said.slice(3)).toEqual(['undo', 'undo', 'undo'])
  expect(done).toEqual([])
})

test('where fewer are enough, the rest is left out by saying so', async () => {
  const { play, said } = table({ ends: true })
  await click(play, 'artisan')
  expect(play.ready).toBe(true)

  await play.confirm()

  expect(said).toEqual(['settle artisan', 'done'])
})

test('without a confirmation they are done as soon as nothing can be added', async () => {
  settings.confirm = false
  const { play, said } = table({ of: 2 })

  await click(play, 'priest')
  expect(said).toEqual([])
  play.pick('group:noble')

  await vi.waitFor(() => expect(said).toEqual(['settle noble', 'settle priest']))
})

test('when all are chosen, another one takes the place of the last; the last again does it', async () => {
  const { play, said } = table({ of: 2 })
  await click(play, 'priest', 'noble', 'artisan')
  expect(held(play)).toEqual(['priest', 'artisan'])

  play.pick('group:artisan')

  await vi.waitFor(() => expect(said).toEqual(['settle artisan', 'settle priest']))
})

test('an earlier one that is clicked again is taken out', async () => {
  const { play } = table({ of: 2 })
  await click(play, 'priest', 'noble')

  await click(play, 'priest')

  expect(held(play)).toEqual(['noble'])
})

test('back takes the last one out, and then there is nothing to take back', async () => {
  const { play } = table()
  await click(play, 'priest')

  expect(play.back()).toBe(true)
  expect(held(play)).toEqual([])
  expect(play.back()).toBe(false)
})

test('the list of all choices gathers as well', async () => {
  const { play, said } = table()

  play.choose(play.choices[2]!)

  await vi.waitFor(() => expect(held(play)).toEqual(['priest']))
  expect(said).toEqual([])
})

test('clicks that are quicker than answers are not lost', async () => {
  const { play } = table()

  play.pick('group:priest')
  play.pick('group:noble')
  play.pick('group:noble')

  await vi.waitFor(() => expect(play.ready).toBe(true))
  expect(held(play)).toEqual(['priest', 'noble', 'noble'])
})

/** A table that refuses everything for some reason. */
function refusing(code: string): Play {
  const why = { code, text: 'no', reference: '' }
  return new Play({ say: () => Promise.resolve({ type: 'ok', id: 0, why }), moment: vi.fn() })
}

test('what is not asked now says so only when it is clicked', async () => {
  const play = refusing('not-now')

  await answer(play, 'group:artisan', 'settle artisan')
  expect(play.why).toBeNull()

  await answer(play, 'group:artisan', 'settle artisan', true)
  expect(play.why?.refusal.text).toBe('no')
})

test('every other refusal is told at once', async () => {
  const play = refusing('row-full')

  await answer(play, 'group:artisan', 'settle artisan')

  expect(play.why?.refusal.text).toBe('no')
})
