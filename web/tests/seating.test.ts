import { beforeEach, expect, test } from 'vitest'
import type { SeatInfo } from '../src/api/types.ts'
import { read } from '../src/shell/words.svelte.ts'
import { seatOn, seatsAround, withNames } from '../src/table/seating.ts'

beforeEach(() => read('en'))

test('names stand where letters stood apart, and articles stay', () => {
  const said = 'A noble of \u2068A\u2069 makes room for \u2068B\u2069'

  expect(withNames(said, ['Heike', 'Nikias'])).toBe('A noble of Heike makes room for Nikias')
  expect(withNames(said, [])).toBe('A noble of A makes room for B')
})

test('gods are called by the names of their players', async () => {
  const names = ['Heike', 'Nikias']

  expect(withNames('The yellow tribe follows \u2068Yellow\u2069', names)).toBe(
    'The yellow tribe follows Nikias',
  )
  await read('ja')
  expect(withNames('\u2068黄の神\u2069の手番です', names)).toBe('Nikiasの手番です')
})

test.each([
  [1, [0, 1], 1], // two at one screen: whoever decides
  [1, [0], 0], // my own seat, though a bot decides
  [1, [], 1], // I only watched
])('where seat %i decides and mine are %j, I play on at %i', (deciding, mine, seat) => {
  expect(seatOn(deciding, mine)).toBe(seat)
})

test('bots that are played on against are as strong as they were', () => {
  const seats = [
    { seat: 0, kind: 'person', level: null },
    { seat: 1, kind: 'bot', level: 'master' },
    { seat: 2, kind: 'person', level: null },
  ] as SeatInfo[]

  expect(seatsAround(0, seats)).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'master' },
    { kind: 'bot', level: 'adept' },
  ])
})
