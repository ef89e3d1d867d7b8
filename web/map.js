/**
 * Draw the coast for the map of Gentes, from Natural Earth's land (the package world-atlas).
 *
 *     npm run map
 *
 * Mercator, in units of the picture; `src/gentes/map.ts` puts the sites into the same frame.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

const FRAME = { lon: 11.6, lat: 43.75, scale: 22.8209 } // upper left corner; units a degree
const EXTENT = [
  [-520, -240],
  [1360, 700],
]
const FINE = 0.0006 // square degrees: what is smaller is not drawn
const STEP = 0.5 // units: finer is not written

const atlas = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const land = simplify(presimplify(JSON.parse(readFileSync(atlas, 'utf8'))), FINE)
const projection = geoMercator()
  .scale((FRAME.scale * 180) / Math.PI)
  .translate([0, 0])
const [x, y] = projection([FRAME.lon, FRAME.lat])
projection.translate([-x, -y]).clipExtent(EXTENT)

const rings = geoPath(projection)(feature(land, land.objects.land))
  .split('M')
  .filter(Boolean)
  .map((ring) =>
    ring
      .replace('Z', '')
      .split('L')
      .map((point) => point.split(',').map((it) => Math.round(it / STEP) * STEP)),
  )

/** Write a ring in steps from point to point, which is shorter. */
function path(ring) {
  let [px, py] = ring[0]
  let text = `M${px} ${py}`
  for (const [nx, ny] of ring.slice(1)) {
    if (nx === px && ny === py) continue
    text += `l${nx - px} ${ny - py}`
    ;[px, py] = [nx, ny]
  }
  return `${text}z`
}

const coast = rings.filter((ring) => ring.length > 3).map(path)
const file = new URL('src/gentes/coast.json', import.meta.url)
writeFileSync(
  file,
  `${JSON.stringify({ ...FRAME, coast: coast.join('').replaceAll(' -', '-') })}\n`,
)
