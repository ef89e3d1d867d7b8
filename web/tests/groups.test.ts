import { expect, test } from 'vitest'
import middle from '../fixtures/gods-middle.json'
import tight from '../fixtures/gods-tight.json'
import whirlwind from '../fixtures/gods-whirlwind.json'
import type { Choice } from '../src/api/types.ts'
import { GROUPS, groupOf, showsPrices, wishAt, wishOfGroup } from '../src/gods/groups.ts'
import type { GodsView } from '../src/gods/types.ts'
import { lit } from '../src/table/narrowing.ts'

const view = middle.view as unknown as GodsView
const choices = middle.choices as unknown as Choice[]
const group = (name: string) => GROUPS.find((it) => it.name === name)!

test('every letter stands for one group', () => {
  expect(GROUPS.map((it) => it.key).join('')).toBe('abcdef')
})

test('choices of one kind belong to its group', () => {
  expect(groupOf(choices.filter((it) => it.verb === 'temple'))?.name).toBe('temple')
  expect(groupOf(choices)).toBeNull()
  expect(groupOf([])).toBeNull()
})

test('an action that cannot be chosen is asked about in its easiest form', () => {
  const wish = wishOfGroup(tight.view as unknown as GodsView, group('temple'))!

  expect(wish).toMatch(/^temple /)
  expect((tight.refusals as Record<string, { code: string }>)[wish]?.code).toBe('temple-power')
})

test('somebody who points at a place wishes for what was clicked before', () => {
  expect(wishAt(view, '1,2', group('temple'), null)).toBe('temple 1,2')
  expect(wishAt(view, '1,2', null, 'blue')).toBe('tribe blue 1,2')
  expect(wishAt(view, '1,2', group('move'), null)).toBe('lift 1,2')
  expect(wishAt(whirlwind.view as unknown as GodsView, '1,2', null, null)).toBe('lift 1,2')
})

test('places show prices only where each has one', () => {
  expect(showsPrices(lit(choices, ['verb:tribe'], 'place'))).toBe(true)
  expect(showsPrices(lit(choices, [], 'place'))).toBe(false)
  expect(showsPrices(lit(choices, ['verb:lift'], 'place'))).toBe(false)
})
