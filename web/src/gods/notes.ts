/** Where a note stands on the field. */
import type { Point } from './hexes.ts'

interface Size {
  width: number
  height: number
}

const RIM = 12
const CONTROLS = 132 // the zoom buttons stand above it

/** Return the corner, or middle of a side, where a note covers the fewest of some points. */
export function placeFor(note: Size, window: Size, points: Point[], reach: number): Point {
  const right = window.width - note.width - RIM
  const bottom = window.height - note.height - RIM
  const [middle, centre] = [(RIM + right) / 2, (RIM + bottom) / 2]
  const spots = [
    { x: right, y: bottom },
    { x: RIM, y: RIM },
    { x: RIM, y: bottom },
    { x: right, y: CONTROLS },
    { x: middle, y: bottom },
    { x: middle, y: RIM },
    { x: RIM, y: centre },
    { x: right - 46, y: RIM },
  ]
  const covered = ({ x, y }: Point) =>
    points.filter(
      (p) =>
        p.x > x - reach &&
        p.x < x + note.width + reach &&
        p.y > y - reach &&
        p.y < y + note.height + reach,
    ).length
  return spots.reduce((best, next) => (covered(next) < covered(best) ? next : best))
}
