/** Where things stand on the map. The coast is drawn by `npm run map`; medallions never move. */
import { coast, lat, lon, scale } from './coast.json'
import type { Region } from './types.ts'

export const COAST = coast
export const WIDTH = 832
export const HEIGHT = 440

/** The side of a medallion on which its name stands. */
type Side = 'l' | 'r' | 't' | 'b'

/** Medallions stand where there is room; a line ties each to its true place. */
export const SITES: Record<string, [number, number, Side]> = {
  Dodona: [176, 114, 'l'],
  Delphi: [196, 150, 'l'],
  Olympia: [174, 186, 'l'],
  Sparta: [206, 222, 'b'],
  Corinthus: [284, 216, 'b'],
  Athenai: [308, 176, 't'],
  Cnossus: [306, 284, 'r'],
  Syracusae: [58, 230, 'r'],
  Pergamum: [424, 122, 'r'],
  Sardes: [442, 155, 'r'],
  Ephesus: [424, 190, 'r'],
  Didyma: [376, 222, 'b'],
  Patara: [440, 226, 'r'],
  Byzantium: [426, 80, 'r'],
  Apollonia: [340, 34, 'l'],
  Sinope: [538, 32, 'l'],
  Cyrene: [212, 336, 'r'],
  Ammonium: [318, 400, 'l'],
  Naucratis: [392, 364, 'l'],
  Buto: [424, 328, 'r'],
  Memphis: [476, 400, 'r'],
  Hierosolyma: [572, 350, 'r'],
  Tyrus: [508, 298, 'l'],
  Damascus: [574, 272, 't'],
}

/** Land of a region, coarse: only what lies on the coast's land is tinted. */
export const LANDS: Record<Region, string> = {
  green: 'M-600 262 330 296 480 262 560 246 640 232 1000 180 1400 180 1400 800-600 800z',
  red: 'M-600 90 150 40 262 60 300 110 322 128 330 200 336 262 330 290 60 290-600 260z',
  yellow:
    'M268 60 300-300 1400-300 1400 180 1000 180 640 232 560 246 470 262 380 262 346 240 338 150 318 118z',
}
export const TITLES: Record<Region, [number, number, string]> = {
  red: [288, 94, 'HELLAS'],
  yellow: [560, 150, 'ASIA'],
  green: [228, 372, 'AFRICA'],
}
export const HATCH: Record<Region, number> = { red: 45, yellow: 0, green: -45 }

const mercator = (degrees: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * 180) / Math.PI

/** The true place of a site in the picture. */
export function placeOf(site: { lat: number; lon: number }): [number, number] {
  return [(site.lon - lon) * scale, (mercator(lat) - mercator(site.lat)) * scale]
}

const NAME_AT = {
  l: { x: -20, y: 5, anchor: 'end' },
  r: { x: 20, y: 5, anchor: 'start' },
  t: { x: 0, y: -20, anchor: 'middle' },
  b: { x: 0, y: 32, anchor: 'middle' },
} as const
export const nameAt = (side: Side) => NAME_AT[side]
