import { expect, test } from 'vitest'
import type { Review } from '../src/api/types.ts'
import { linesOf } from '../src/review/lines.ts'

function review(end: number[], winners: number[]): Review {
  return {
    decisions: [{ odds: [0.5, 0.5] }, { odds: [0.6, 0.4] }],
    turns: [{ odds: [0.6, 0.4] }, { odds: end }],
    result: { winners },
  } as unknown as Review
}

test('the odds end with the result', () => {
  expect(linesOf(review([0, 1], [1]), 2)).toEqual([
    [0.5, 0.6, 0],
    [0.5, 0.4, 1],
  ])
})

test('a game that was left ends as it stood', () => {
  expect(linesOf(review([0.7, 0.3], []), 2)).toEqual([
    [0.5, 0.6, 0.7],
    [0.5, 0.4, 0.3],
  ])
})
