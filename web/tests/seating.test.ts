import { expect, test } from 'vitest'
import { withNames } from '../src/table/seating.ts'

test('names stand where letters stood apart, and articles stay', () => {
  const said = 'A noble of \u2068A\u2069 makes room for \u2068B\u2069'

  expect(withNames(said, ['Heike', 'Nikias'])).toBe('A noble of Heike makes room for Nikias')
  expect(withNames(said, [])).toBe('A noble of A makes room for B')
})
