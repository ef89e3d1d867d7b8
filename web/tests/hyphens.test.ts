import { expect, test } from 'vitest'
import { softly } from '../src/gentes/hyphens.ts'

const shown = (name: string) => softly(name).replaceAll('\u00ad', '-')

test.each([
  ['Observatory', 'Ob-ser-va-tory'],
  ['Caravanserai', 'Ca-ra-van-se-rai'],
  ['Marketplace', 'Mar-ket-place'],
  ['Scriptorium', 'Scrip-to-rium'],
  ['Marktplatz', 'Markt-platz'],
  ['Karawanserei', 'Ka-ra-wan-se-rei'],
])('%s may be broken as %s', (name, broken) => {
  expect(shown(name)).toBe(broken)
})

test('short words stay whole', () => {
  expect(softly('Trading Post')).toBe('Trading Post')
})
