import { describe, expect, test } from 'vitest'
import { boxAround, centre, neighbour } from '../src/gods/hexes.ts'
import type { Spot } from '../src/gods/types.ts'

const AROUND: Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

test('the six neighbours are equally far', () => {
  for (const place of AROUND) {
    const { x, y } = centre(place)
    expect(Math.hypot(x, y)).toBeCloseTo(31 * Math.sqrt(3))
  }
})

describe('arrows lead to the nearest target in their direction', () => {
  test('to the side', () => {
    expect(neighbour([0, 0], AROUND, 'ArrowRight')).toEqual([1, 0])
    expect(neighbour([0, 0], AROUND, 'ArrowLeft')).toEqual([-1, 0])
  })

  test('up and down', () => {
    expect(neighbour([0, 0], AROUND, 'ArrowUp')![1]).toBe(-1)
    expect(neighbour([0, 0], AROUND, 'ArrowDown')![1]).toBe(1)
  })

  test('nowhere, where there is none', () => {
    expect(neighbour([0, 0], [[-3, 0]], 'ArrowRight')).toBeNull()
  })
})

test('the box holds every hexagon', () => {
  const box = boxAround([[0, 0]], 5)

  expect(box.height).toBeCloseTo(2 * (31 + 5))
  expect(box.y).toBeCloseTo(-36)
})
