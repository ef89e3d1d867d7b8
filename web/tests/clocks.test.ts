import { expect, test } from 'vitest'
import { secondsLeft, spell } from '../src/table/clocks.ts'

const clock = { running: 0, since: 100, ends: 160, banks: [0, 90], used: [0, 0] }

test('the running clock counts down and stops at nothing', () => {
  expect(secondsLeft(clock, 0, 150)).toBe(10)
  expect(secondsLeft(clock, 0, 500)).toBe(0)
})

test('others show what they have saved', () => {
  expect(secondsLeft(clock, 1, 150)).toBe(90)
})

test('without a clock there is nothing to show', () => {
  expect(secondsLeft({ ...clock, ends: null }, 0, 150)).toBeNull()
})

test.each([
  [5, '0:05'],
  [65.9, '1:05'],
  [7384, '2:03:04'],
])('%s seconds are %s', (seconds, text) => {
  expect(spell(seconds)).toBe(text)
})
