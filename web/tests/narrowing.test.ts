import { describe, expect, test } from 'vitest'
import middle from '../fixtures/gods-middle.json'
import type { Choice } from '../src/api/types.ts'
import { add, commonCost, costRange, keep, lit } from '../src/table/narrowing.ts'

const choices = middle.choices as unknown as Choice[]

describe('each click keeps the choices that agree with it', () => {
  test('a card, then a place, leaves one', () => {
    const picks = add(choices, add(choices, [], 'card:yellow')!, 'place:-10,1')!

    expect(keep(choices, picks).map((choice) => choice.id)).toEqual(['tribe yellow -10,1'])
  })

  test('the order of clicks does not matter', () => {
    const picks = add(choices, add(choices, [], 'place:-10,1')!, 'card:yellow')!

    expect(keep(choices, picks).map((choice) => choice.id)).toEqual(['tribe yellow -10,1'])
  })

  test('a second place replaces the first', () => {
    const picks = add(choices, ['card:yellow', 'place:-10,1'], 'place:-10,2')

    expect(picks).toEqual(['card:yellow', 'place:-10,2'])
  })

  test('what cannot stand beside a new click gives way', () => {
    const picks = add(choices, ['card:yellow', 'place:-10,1'], 'verb:spend')

    expect(picks).toEqual(['verb:spend'])
  })

  test('several verbs can be one button', () => {
    expect(keep(choices, ['verb:temple|spend']).every((it) => /temple|spend/.test(it.verb))).toBe(
      true,
    )
    expect(keep(choices, ['verb:spend|end']).map((it) => it.id)).toEqual(['spend'])
  })

  test('what no choice names cannot be clicked', () => {
    expect(add(choices, [], 'place:40,40')).toBeNull()
    expect(add(choices, ['card:yellow'], 'card:desert')).toBeNull()
  })
})

describe('what is lit', () => {
  test('are the targets that leave a choice', () => {
    const places = lit(choices, ['verb:temple'], 'place')

    expect(places.has('place:-4,2')).toBe(true)
    expect(places.has('place:-9,1')).toBe(false) // too dear, as the server says
  })

  test('another place stays lit when one is chosen', () => {
    const places = lit(choices, ['card:yellow', 'place:-10,1'], 'place')

    expect(places.has('place:-10,2')).toBe(true)
  })
})

test('a cost is shown where it is the same for all that is left', () => {
  const here = lit(choices, [], 'place').get('place:-4,2')!

  expect(commonCost(here)).toBeNull()
  expect(commonCost(here.filter((it) => it.verb === 'temple'))).toBe(9)
  expect(costRange(here.filter((it) => it.verb === 'temple'))).toEqual([9, 9])
  expect(costRange([])).toBeNull()
})
