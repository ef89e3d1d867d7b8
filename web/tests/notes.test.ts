import { expect, test } from 'vitest'
import { placeFor } from '../src/gods/notes.ts'

const note = { width: 100, height: 50 }
const window = { width: 800, height: 600 }

test('a note stands at the lower right, where nothing is', () => {
  expect(placeFor(note, window, [], 10)).toEqual({ x: 688, y: 538 })
})

test('it gives way to what it would cover', () => {
  expect(placeFor(note, window, [{ x: 700, y: 560 }], 10)).toEqual({ x: 12, y: 12 })
})

test('it covers as little as possible where everything is full', () => {
  const points = Array.from({ length: 40 }, (_, i) => ({
    x: (i % 8) * 100,
    y: Math.floor(i / 8) * 120,
  }))

  const place = placeFor(note, window, [...points, { x: 720, y: 550 }], 10)

  expect(place.x).toBeGreaterThanOrEqual(0)
  expect(place).not.toEqual({ x: 688, y: 538 })
})
