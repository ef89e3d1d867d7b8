import { describe, expect, test } from 'vitest'
import end from '../fixtures/gods-end.json'
import type { Change, Entry, Table } from '../src/api/types.ts'
import { apply, pointsOver, turnsOf } from '../src/table/changes.ts'

const entry = (ply: number, seat: number, ends = false): Entry => ({
  ply,
  seat,
  action: 'spend',
  texts: [],
  events: [],
  changes: [{}, {}],
  barrier: false,
  turn_ends: ends,
})

const table = {
  version: 7,
  view: { game: 'gods', ply: 2, seats: ['Ada', 'Ben'], to_move: 0, commitment: '' },
  choices: [],
  log: [entry(1, 0), entry(2, 0, true)],
  chat: [{ version: 3, at: 0, seat: 0, name: 'Ada', text: 'Hello' }],
} as unknown as Table

describe('a change', () => {
  test('replaces the keys of the view that it has', () => {
    const next = apply(table, { version: 8, view: { ply: 3, to_move: 1 } } as Change)!

    expect(next.view).toEqual({ ...table.view, ply: 3, to_move: 1 })
    expect(next.version).toBe(8)
    expect(table.view!.ply).toBe(2)
  })

  test('changes items in lists of the view, one step after the other', () => {
    const gods = {
      ...table,
      view: { ...table.view, gods: ['red', 'blue', 'green'] },
    } as unknown as Table
    const steps = [
      [0, 1, 'pink', 'grey'],
      [2, 1],
      [3, 0, 'black'],
    ]
    const next = apply(gods, {
      version: 8,
      view: { ply: 3 },
      splices: { gods: steps },
    } as unknown as Change)!

    expect(next.view).toEqual({ ...table.view, ply: 3, gods: ['pink', 'grey', 'green', 'black'] })
    expect(gods.view).toHaveProperty('gods', ['red', 'blue', 'green'])
  })

  test('keeps the first entries of the log and appends: undone ones vanish', () => {
    const next = apply(table, { version: 8, log: { keep: 1, entries: [entry(2, 1)] } } as Change)!

    expect(next.log.map((it) => [it.ply, it.seat])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  test('appends what was said', () => {
    const said = { version: 8, at: 1, seat: 1, name: 'Ben', text: 'Hi' }

    expect(apply(table, { version: 8, chat: [said] } as Change)!.chat).toHaveLength(2)
  })

  test('has all that was said when one looks through the eyes of another seat', () => {
    const said = { version: 8, at: 1, seat: 1, name: 'Ben', text: 'Hi' }

    expect(apply(table, { version: 8, seat: null, chat: [said] } as Change)!.chat).toEqual([said])
  })

  test('leaves what it does not have', () => {
    const next = apply(table, { version: 8 } as Change)!

    expect(next.log).toBe(table.log)
    expect(next.choices).toBe(table.choices)
  })

  test('is not applied when another one is missing', () => {
    expect(apply(table, { version: 9 } as Change)).toBeNull()
    expect(apply(table, { version: 7 } as Change)).toBeNull()
  })
})

test('the log is grouped by turns', () => {
  const turns = turnsOf([entry(1, 0), entry(2, 0, true), entry(3, 0), entry(4, 1, true)])

  expect(turns.map((turn) => [turn.seat, turn.first, turn.last])).toEqual([
    [0, 1, 2],
    [0, 3, 3],
    [1, 4, 4],
  ])
})

test('points over a game end with those of the result', () => {
  const points = pointsOver(end.log as unknown as Entry[], 2)

  expect(points[0]).toEqual([0, 0])
  expect(points).toHaveLength(end.log.length + 1)
  expect(points.at(-1)).toEqual(end.result.points)
})
