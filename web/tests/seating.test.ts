import { expect, test } from 'vitest'
import type { SeatInfo } from '../src/api/types.ts'
import { seatsAround, withActor, withNames } from '../src/table/seating.ts'

test('names stand where letters stood apart, and articles stay', () => {
  const said = 'A noble of \u2068A\u2069 makes room for \u2068B\u2069'

  expect(withNames(said, ['Heike', 'Nikias'])).toBe('A noble of Heike makes room for Nikias')
  expect(withNames(said, [])).toBe('A noble of A makes room for B')
})

test('whoever acts is called by name, in every language', () => {
  const names = ['Ada', 'Ben']
  const said = [
    withActor('A builds a city in Athenai', 0, names),
    withActor('B baut eine Stadt in Athenai', 1, names),
    withActor('Aが都市を建てました', 0, names),
    withActor('Athenai pays', 0, names),
    withActor('Red lays a temple', 0, names),
  ]

  expect(said).toEqual([
    'Ada builds a city in Athenai',
    'Ben baut eine Stadt in Athenai',
    'Adaが都市を建てました',
    'Athenai pays',
    'Red lays a temple',
  ])
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
