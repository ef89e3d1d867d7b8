/** A picture for each card: what stands where. Our own drawings. */
import * as b from './buildings.ts'
import { moved as at, type Moved } from './pen.ts'
import * as o from './things.ts'

export interface Scene {
  parts: Moved[]
  sea?: boolean // water in front
  night?: boolean
  hill?: boolean
}
const land = (...parts: Moved[]): Scene => ({ parts })
const coast = (...parts: Moved[]): Scene => ({ parts, sea: true })
const night = (...parts: Moved[]): Scene => ({ parts, night: true })
const height = (...parts: Moved[]): Scene => ({ parts, hill: true })

const statue = (x: number, scale = 1): Moved[] => [
  at(o.pedestal, x, 0, scale),
  at(o.figure, x, -25 * scale, scale * 0.9),
]
const trees = (...places: number[]): Moved[] => places.map((x) => at(o.cypress, x))
const burning = (x: number, y: number, scale = 1): Moved => at(o.flame, x, y, scale)

export const SCENES: Record<string, Scene> = {
  // era I
  treasure_chamber: land(at(b.stoa(190, 64, 8), 0), at(o.chest, 0, 10, 0.8), at(o.coins, 62, 12)),
  monument: land(...trees(-110, 112), at(o.obelisk, 0, 0, 1.1), at(o.bush, -54), at(o.bush, 54)),
  tenement: land(at(b.house(64, 82), -70), at(b.house(64, 58), 74), at(b.house(74, 100), 2)),
  training_ground: land(
    at(b.wall(330, 44), 0, -4),
    at(o.dummy, -60, 4),
    at(o.dummy, 40, 10),
    at(o.shield, 116, 8),
  ),
  marketplace: land(
    at(b.house(60, 54), 120),
    at(o.stall, -86, 4),
    at(o.stall, 36, 10),
    at(o.amphora, -152, 8),
  ),
  shipyard: coast(at(b.stoa(150, 56, 6), -90, -8), at(o.ship, 78, 0, 1.15)),
  scriptorium: land(at(b.stoa(300, 92, 7), 0), at(o.shelf, -46, 0, 0.78), at(o.scroll, 62, -2)),
  road: height(
    at(o.road, 10, 0, 1.2),
    at(o.milestone, -62, 8),
    ...trees(-130, 124),
    at(o.cypress, 96, -12, 0.7),
  ),
  forge: land(
    at(b.house(120, 76), -64),
    at(b.kiln, -64, 4, 0.8),
    at(o.anvil, 66, 8, 1.3),
    burning(66, -42, 0.5),
  ),
  trading_post: coast(
    at(o.stall, -84),
    at(o.amphora, -14, 6),
    at(o.amphora, 14, 8, 0.8),
    at(o.ship, 104, 0, 0.9),
  ),
  watchtower: height(
    at(b.tower(48, 96), 30, -10),
    burning(30, -108, 0.8),
    at(b.wall(120, 30), -70, 0),
  ),
  shrine: land(at(b.temple(96, 46, 4), 0), ...trees(-96, -66, 70, 100)),
  bath_house: land(at(b.dome(150, 50), -52), at(o.pool, 92, 10)),
  barracks: land(
    at(b.stoa(230, 50, 10), -20),
    at(o.shield, 112, 8),
    at(o.shield, 148, 12, 0.9),
    at(o.banner('roof'), -150),
  ),
  pottery: land(
    at(b.kiln, -70),
    at(o.amphora, 12, 2, 1.2),
    at(o.amphora, 62, 8, 1.5),
    at(o.amphora, 112, 4),
  ),
  oracle_grove: night(
    at(o.olive, -120),
    at(o.olive, 118, 0, 1.1),
    ...trees(-74, 78),
    at(o.tripod, 0, 4, 1.1),
  ),
  granary: land(
    at(b.granary, -70, 0, 1.1),
    at(b.granary, 26),
    at(o.sheaf, 92, 8, 1.1),
    at(o.sheaf, 122, 12, 1.2),
  ),
  assembly: height(at(b.theatre, 0, 4, 0.95), at(o.figure, 0, 4, 0.5)),
  // era II
  frieze: land(at(b.temple(240, 62, 7), 0)),
  altar: land(at(o.olive, -118), at(o.altar, 0, 0, 1.15), burning(0, -66, 1.1), at(o.olive, 120)),
  well: land(
    at(b.house(72, 56), -116, -2),
    at(o.well, 10, 8),
    at(o.amphora, 82, 12),
    at(o.olive, 138),
  ),
  hospital: land(at(b.stoa(200, 60, 7), 30), at(o.staff, -118, 4, 1.2), at(o.bush, -66, 4)),
  library: land(
    at(b.stoa(320, 98, 8), 0),
    at(o.shelf, -80, 0, 0.85),
    at(o.shelf, 0, 0, 0.85),
    at(o.shelf, 80, 0, 0.85),
  ),
  catapult: land(at(b.wall(140, 76), 130), at(o.catapult, -58, 8, 1.1)),
  harbour: coast(at(b.stoa(140, 44, 7), -100, -10), at(o.ship, 22, 2, 0.85), at(o.ship, 122, 8)),
  statue: land(...trees(-120, 122), ...statue(0, 1.1)),
  theatre: height(at(b.theatre, 0, 8, 1.15)),
  gymnasium: land(at(b.stoa(320, 58, 13), 0, -8), ...statue(-58, 0.7), ...statue(66, 0.7)),
  city_wall: land(
    at(b.wall(350, 56), 0),
    at(b.tower(46, 86), -116),
    at(b.gate(76, 84), 0),
    at(b.tower(46, 86), 116),
  ),
  mint: land(at(b.temple(150, 62, 5), -76), at(o.coin, 86, 6), at(o.coins, 150, 10)),
  aqueduct: height(at(b.arches(7, 380, 100), 0)),
  stoa: land(at(b.stoa(320, 78, 12), 0), at(o.figure, -30, 6, 0.45), at(o.figure, 44, 8, 0.45)),
  council_house: land(
    at(b.temple(210, 58, 6), 0),
    at(o.banner('cloth'), -150),
    at(o.banner('roof'), 132),
  ),
  observatory: night(at(b.tower(44, 60), -70), at(b.dome(110, 66), 30)),
  caravanserai: land(
    at(b.wall(290, 78), 0),
    at(b.gate(80, 96), 0),
    at(o.palm, -112, 8, 1.1),
    at(o.palm, 116, 10),
  ),
  sanctuary: land(at(o.olive, -126), ...trees(-84, 84), at(b.tholos, 0, 4), at(o.olive, 126)),
  // era III
  pyramid: land(at(b.pyramid(180, 104), -64), at(b.pyramid(130, 72), 96), at(o.palm, 22, 10, 0.8)),
  school: land(at(b.stoa(200, 62, 7), -54), at(o.scroll, 106, 2), at(o.olive, 156, 4, 0.8)),
  mausoleum: land(
    ...trees(-134, 136),
    at(
      b.stepped([
        [200, 12],
        [176, 24],
      ]),
      0,
    ),
    at(b.stoa(140, 28, 9), 0, -36),
    at(b.pyramid(126, 32), 0, -98),
  ),
  colossus: coast(
    at(o.figure, -6, 4, 1.25),
    burning(31, -108, 0.7),
    at(b.tower(34, 44), -130),
    at(o.ship, 118, 10, 0.7),
  ),
  lighthouse: {
    parts: [at(b.lighthouse, -40, 6, 1.05), at(o.ship, 104, 8, 0.7)],
    sea: true,
    night: true,
  },
  great_temple: land(at(b.temple(290, 56, 9), 0)),
  hanging_gardens: land(
    at(
      b.stepped([
        [280, 34],
        [210, 30],
        [140, 28],
      ]),
      0,
    ),
    ...[-120, -76, 76, 120].map((x) => at(o.bush, x, -34)),
    ...[-84, -40, 40, 84].map((x) => at(o.bush, x, -64)),
    at(o.palm, -40, -92, 0.6),
    at(o.palm, 40, -92, 0.6),
    at(o.bush, 0, -92),
  ),
  palace: land(
    at(b.stoa(300, 56, 12), 0),
    at(b.temple(130, 74, 5), 0),
    at(o.banner('roof'), -132, -70, 0.7),
    at(o.banner('roof'), 120, -70, 0.7),
  ),
  museion: land(at(b.temple(180, 70, 6), 0), ...statue(-136, 0.9), at(o.scroll, 136, 2)),
  acropolis: height(
    at(b.wall(220, 24), 0, -18),
    at(b.temple(124, 36, 6), 0, -42),
    at(b.temple(64, 28, 4), 124, -20, 0.8),
  ),
  royal_road: height(
    at(o.road, 0, 0, 1.6),
    at(o.milestone, -96, 14),
    at(o.milestone, 100, 14),
    ...[-66, 70].map((x) => at(o.obelisk, x, -8, 0.6)),
  ),
  arsenal: coast(
    at(b.stoa(280, 62, 10), -20, -6),
    at(o.shield, -70, 4),
    at(o.shield, -24, 4),
    at(o.shield, 22, 4),
    at(o.ship, 132, 10, 0.7),
  ),
  citadel: height(
    at(b.wall(260, 52), 0),
    at(b.tower(60, 116), 0, -10),
    at(b.tower(40, 80), -112),
    at(b.tower(40, 80), 112),
  ),
  great_oracle: night(at(b.temple(230, 70, 7), 0), at(o.tripod, 0, 4, 0.9)),
  agora: land(
    at(b.stoa(340, 62, 14), 0, -12),
    ...statue(0, 0.8),
    at(o.stall, -104, 10, 0.8),
    at(o.stall, 108, 10, 0.8),
  ),
  great_altar: land(
    at(
      b.stepped([
        [300, 18],
        [270, 14],
      ]),
      0,
    ),
    at(b.stoa(90, 40, 6), -92, -32),
    at(b.stoa(90, 40, 6), 92, -32),
    at(o.altar, 0, -32, 0.7),
    burning(0, -72, 0.9),
  ),
  league: land(
    ...(['roof', 'cloth', 'leaf', 'gold', 'sea'] as const).map((fill, i) =>
      at(o.banner(fill), -140 + i * 64, -6),
    ),
    ...[-104, -40, 24, 88].map((x) => at(o.shield, x, 8)),
  ),
  war_harbour: coast(
    at(b.wall(170, 54), -110),
    at(b.tower(46, 84), -44),
    at(o.ship, 44, 4, 0.9),
    at(o.ship, 128, 12, 0.9),
  ),
}
