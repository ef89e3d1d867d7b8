import { expect, test, vi } from 'vitest'
import type { Answer, Choice, Entry, Table } from '../src/api/types.ts'
import { answer } from '../src/gentes/order.ts'
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
