import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCENES } from '../src/gentes/art/scenes.ts'

test('every card of the box has a picture', () => {
  const cards = '../src/heyday/games/gentes/content/filled/cards.toml'
  const ids = [...readFileSync(cards, 'utf8').matchAll(/^\[\[card\]\]\nid = "(\w+)"/gm)]

  expect(ids.length).toBeGreaterThan(50)
  expect(Object.keys(SCENES).sort()).toEqual(ids.map((it) => it[1]).sort())
})
