/** Where hexagons stand on the screen: axial coordinates, a corner on top. */
import type { Spot } from './types.ts'

export const STEP = 31 // from the middle to a corner, with the gap between cards
export const CARD = 29.8
export const CELL = 28
const WIDE = STEP * Math.sqrt(3)
const HIGH = STEP * 1.5

export interface Point {
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function centre([q, r]: Spot): Point {
  return { x: WIDE * (q + r / 2), y: HIGH * r }
}

/** The outline of a hexagon around 0, 0, as an SVG path. */
export function outline(radius: number): string {
  const w = (radius * Math.sqrt(3)) / 2
  const h = radius / 2
  const n = (value: number) => value.toFixed(2)
  return `M0 ${n(-radius)}L${n(w)} ${n(-h)}V${n(h)}L0 ${n(radius)}L${n(-w)} ${n(h)}V${n(-h)}z`
}

/** The box around some places, with a rim of so much. */
export function boxAround(places: Spot[], rim: number): Box {
  const points = places.length ? places.map(centre) : [{ x: 0, y: 0 }]
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs) - WIDE / 2 - rim
  const y = Math.min(...ys) - STEP - rim
  return {
    x,
    y,
    width: Math.max(...xs) + WIDE / 2 + rim - x,
    height: Math.max(...ys) + STEP + rim - y,
  }
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const AIM: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The place that an arrow leads to: the nearest one that lies more in its direction than aside. */
export function neighbour(from: Spot, places: Spot[], key: Direction): Spot | null {
  const aim = AIM[key]
  const start = centre(from)
  let best: Spot | null = null
  let least = Infinity
  for (const place of places) {
    const to = centre(place)
    const along = (to.x - start.x) * aim.x + (to.y - start.y) * aim.y
    const aside = Math.abs((to.x - start.x) * aim.y) + Math.abs((to.y - start.y) * aim.x)
    if (along <= 1 || aside > along * 2) continue
    const far = along + aside * 2
    if (far < least) [least, best] = [far, place]
  }
  return best
}
