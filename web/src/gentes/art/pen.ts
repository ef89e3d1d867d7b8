/**
 * The strokes that pictures of cards are drawn with. A shape stands on y = 0 with x = 0 in its
 * middle; a part of it is a fill (a colour of `CardArt`) and a path.
 */
export type Fill =
  | 'stone'
  | 'light'
  | 'shade'
  | 'dark'
  | 'roof'
  | 'wood'
  | 'leaf'
  | 'sea'
  | 'sand'
  | 'gold'
  | 'fire'
  | 'cloth'
  | 'line' // not filled
  | 'mist' // the sky seen through something, without an outline
export type Shape = readonly (readonly [Fill, string])[]

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}z`

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`

export const poly = (...points: number[]): string => `M${points.join(' ')}z`

/** Something `n` times, evenly over a width around the middle. */
export const row = (n: number, width: number, draw: (x: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) =>
    draw(n === 1 ? 0 : -width / 2 + (width * i) / (n - 1), i),
  ).join('')

/** A column with its capital. */
export const column = (x: number, y: number, h: number, w = 9): string =>
  box(x - w / 2, y - h, w, h) + box(x - w / 2 - 2, y - h - 4, w + 4, 4)

/** An opening with a round top. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`

/** The top of a wall. */
export function battlement(w: number, h: number, tooth = 9): string {
  const n = Math.max(2, Math.round(w / tooth / 2))
  const step = w / (2 * n - 1)
  let path = `M${-w / 2} 0V${-h - tooth}`
  for (let i = 0; i < n; i++) path += `h${step}` + (i < n - 1 ? `v${tooth}h${step}v${-tooth}` : '')
  return `${path}V0z`
}

export const moved = (shape: Shape, x: number, y = 0, scale = 1): Moved => ({ shape, x, y, scale })
export interface Moved {
  shape: Shape
  x: number
  y: number
  scale: number
}
