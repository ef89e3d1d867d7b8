import { expect, test, vi } from 'vitest'
import type { Answer, Choice, Entry, Table } from '../src/api/types.ts'
import { answer, closes, late } from '../src/gentes/order.ts'
import type { GentesView } from '../src/gentes/types.ts'
import { settings } from '../src/shell/settings.svelte.ts'
import { Play } from '../src/table/play.svelte.ts'

const CHART = ['noble', 'artisan', 'priest']

/** A table at which persons are named by the chart: those before the last one are refused. */
function table(done: string[], code = 'chart-order'): { play: Play; said: string[] } {
  const said: string[] = []
  const show = () => {
    const least = CHART.indexOf(done.at(-1) ?? CHART[0]!)
    const choices = CHART.slice(least).map((it) => ({
      id: `settle ${it}`,
      verb: 'settle',
      targets: [`group:${it}`],
    }))
    const log = done.map((it) => ({ action: `settle ${it}` }) as Entry)
    play.receive({
      type: 'table',
      version: said.length,
      table: { seats: [] },
      view: {},
      choices: choices as unknown as Choice[],
      undo: { steps: done.length, redo: false },
      log,
    } as unknown as Table & { type: 'table' })
  }
  const say = (it: { do: string } & Record<string, unknown>): Promise<Answer> => {
    if (it.do === 'why_not')
      return Promise.resolve({ type: 'ok', id: 0, why: { code, text: 'no', reference: '' } })
    said.push(it.do === 'act' ? String(it.action) : it.do)
    if (it.do === 'undo') done.pop()
    if (it.do === 'act') done.push(String(it.action).split(' ')[1]!)
    if (it.do !== 'preview') show()
    return Promise.resolve({ type: 'ok', id: 0 })
  }
  const play: Play = new Play({ say, moment: vi.fn() })
  show()
  return { play, said }
}

test('who is clicked late comes first, and the last one waits for a confirmation', async () => {
  settings.confirm = true
  const { play, said } = table(['noble', 'priest', 'priest'])

  await answer(play, 'group:artisan', 'settle artisan', true)

  expect(said).toEqual(['undo', 'undo', 'settle artisan', 'settle priest', 'preview'])
  expect(play.picks).toEqual(['verb:settle', 'group:priest'])
  expect(play.why).toBeNull()
})

test('to point at somebody does nothing', async () => {
  const { play, said } = table(['noble', 'priest'])

  await answer(play, 'group:artisan', 'settle artisan')

  expect(said).toEqual([])
  expect(play.why).toBeNull()
})

test('every other refusal is told', async () => {
  const { play, said } = table(['priest'], 'row-full')

  await answer(play, 'group:artisan', 'settle artisan')

  expect(said).toEqual([])
  expect(play.why?.refusal.text).toBe('no')
})

test('what is not asked now says so when it is clicked', async () => {
  const { play } = table(['priest'], 'not-now')

  await answer(play, 'group:artisan', 'settle artisan')
  expect(play.why).toBeNull()

  await answer(play, 'group:artisan', 'settle artisan', true)
  expect(play.why?.refusal.text).toBe('no')
})

test('who is only out of order is lit as well', async () => {
  const { play } = table(['priest'])
  const view = { step: 'settle', mats: [{ persons: { noble: 0, artisan: 0, priest: 1 } }] }

  expect(await late(play, view as unknown as GentesView, 0)).toEqual([
    'group:noble',
    'group:artisan',
  ])
})

test('who cannot be had at all is not', async () => {
  const { play } = table(['priest'], 'row-full')
  const view = { step: 'settle', mats: [{ persons: { noble: 0, artisan: 0, priest: 1 } }] }

  expect(await late(play, view as unknown as GentesView, 0)).toEqual([])
})

test.each([
  [1, false], // two and more lie further right
  [3, true], // the last one in reach as one of two
  [4, false], // in reach only alone
])('of the cards in reach for 6, the one of slot %i comes last: %s', (slot, last) => {
  const { play } = table([])
  const choices = [1, 2, 3, 4].map((it) => ({
    id: `take ${it}`,
    verb: 'take',
    targets: [`slot:${it}`],
    fields: { slot: it },
  }))
  play.table = { ...play.table!, choices: choices as unknown as Choice[] }
  play.pick(`slot:${slot}`)
  const prices = { display: [[1, 2, 3, 4], [0, 4, 6, 7], []], discard: [] }
  const view = { step: 'take', action: { paid: 6, taken: 0 }, prices }

  expect(closes(play, view as unknown as GentesView, 0)).toBe(last)
})
