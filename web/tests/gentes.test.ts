import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeOf, SITES } from '../src/gentes/map.ts'
import { marksOf } from '../src/gentes/marks.ts'
import { homeOf } from '../src/gentes/targets.ts'
import type { CardInfo, GentesView } from '../src/gentes/types.ts'
import { wishOf } from '../src/gentes/wishes.ts'

interface Fixture {
  view: GentesView
  choices: never[]
  refusals: Record<string, { text: string }>
}
const fixture = (name: string): Fixture =>
  JSON.parse(
    readFileSync(new URL(`../fixtures/gentes-${name}.json`, import.meta.url), 'utf8'),
  ) as Fixture

test('a site stands at its true place, and its medallion not far from it', () => {
  const [x, y] = placeOf({ lat: 37.97, lon: 23.73 })

  expect(Math.round(x)).toBe(277)
  expect(Math.round(y)).toBe(175)
  expect(Math.hypot(SITES.Athenai![0] - x, SITES.Athenai![1] - y)).toBeLessThan(60)
})

test('pointing at what is not lit asks for what would be done there', () => {
  const build = fixture('build').view
  const take = fixture('take').view

  expect(wishOf(build, 0, 'site:Athenai')).toBe('build Athenai')
  expect(wishOf(take, 2, `card:${take.display[6]}`)).toBe('take 7')
  expect(wishOf(fixture('train').view, 2, 'group:noble')).toBe('train noble')
})

test('a wish that is asked is one that the rules know', () => {
  const { view, refusals } = fixture('build')

  expect(refusals[wishOf(view, 0, 'site:Athenai')!]!.text).toContain('Athenai')
})

test('the hometown of somebody else is no wish', () => {
  const { view } = fixture('turn')
  const foreign = view.sites.find((it) => it.id.includes('-') && it.owner === 0)!
  const own = view.sites.find((it) => it.id.includes('-') && it.owner === 2)!

  expect(wishOf(view, 2, `site:${foreign.id}`)).toBeNull()
  expect(wishOf(view, 2, `site:${own.id}`)).toBe(`home ${own.id}`)
})

test('a card shows gains, losses and its lasting effect', () => {
  const card = {
    gain: { coins: 6, locks: 1 },
    lose: { scholar: 1 },
    effect: { when: 'sun', action: 'scribe' },
  } as unknown as CardInfo

  expect(marksOf(card)).toEqual([
    { text: '+6', icons: ['coin'], tone: 'good' },
    { text: '−', icons: ['lock'], tone: 'good' },
    { text: '−', icons: ['scholar'], tone: 'bad' },
    { text: '', icons: ['sun', 'act-scribe'] },
  ])
})

test('a phone opens the part where a decision is made', () => {
  const cases = { turn: 'actions', build: 'map', take: 'cards', hourglasses: 'mat', decline: 'map' }

  for (const [name, tab] of Object.entries(cases)) {
    const { view, choices } = fixture(name)
    expect([name, homeOf(view, choices)]).toEqual([name, tab])
  }
})
