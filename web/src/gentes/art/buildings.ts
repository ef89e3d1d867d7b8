/** Buildings of antiquity, drawn by their measures. */
import { arch, battlement, box, column, disc, poly, row, type Shape } from './pen.ts'

/** A flight of steps. */
const steps = (w: number, n = 2): Shape =>
  Array.from({ length: n }, (_, i) => [
    'light',
    box(-w / 2 - 6 * (n - i), -6 * (i + 1), w + 12 * (n - i), 6),
  ])

export function temple(w: number, h: number, n: number): Shape {
  const top = -12 - h
  return [
    ...steps(w),
    ['shade', box(-w / 2 + 5, top, w - 10, h)],
    ['light', row(n, w - 18, (x) => column(x, -12, h - 4))],
    ['stone', box(-w / 2, top - 14, w, 14)],
    ['roof', row(Math.floor(w / 14), w - 14, (x) => `M${x - 4} ${top - 4}v-7h8v5h-5v-2.500h2`)],
    ['light', poly(-w / 2 - 8, top - 14, 0, top - 14 - w * 0.19, w / 2 + 8, top - 14)],
    ['stone', poly(-w / 2 + 16, top - 18, 0, top - 16 - w * 0.14, w / 2 - 16, top - 18)],
  ]
}

/** A long hall behind columns, under tiles. */
export function stoa(w: number, h: number, n: number): Shape {
  const top = -6 - h
  return [
    ...steps(w, 1),
    ['shade', box(-w / 2 + 3, top, w - 6, h)],
    ['light', row(n, w - 14, (x) => column(x, -6, h - 4, 7))],
    ['stone', box(-w / 2, top - 8, w, 8)],
    [
      'roof',
      poly(-w / 2 - 6, top - 8, -w / 2 + 8, top - 28, w / 2 - 8, top - 28, w / 2 + 6, top - 8),
    ],
    ['line', row(Math.floor(w / 16), w - 34, (x) => `M${x} ${top - 27}v18`)],
  ]
}

export function house(w: number, h: number): Shape {
  return [
    ['light', box(-w / 2, -h, w, h)],
    ['roof', poly(-w / 2 - 5, -h, -w / 2 + 6, -h - 16, w / 2 - 6, -h - 16, w / 2 + 5, -h)],
    ['dark', box(-6, -20, 12, 20)],
    ['dark', box(-w / 2 + 7, -h + 9, 7, 9) + box(w / 2 - 14, -h + 9, 7, 9)],
  ]
}

export function tower(w: number, h: number): Shape {
  return [
    ['stone', battlement(w, h, 7)],
    ['dark', arch(0, -h + 22, 8, 14) + arch(0, 0, 12, 20)],
    ['line', `M${-w / 2} ${-h}h${w}`],
  ]
}

export function wall(w: number, h: number): Shape {
  const bricks = row(Math.floor(w / 22), w - 30, (x, i) => `M${x} ${-h + 10 + (i % 3) * 12}h12`)
  return [
    ['stone', battlement(w, h)],
    ['line', bricks],
  ]
}

export const gate = (w: number, h: number): Shape => [
  ['stone', battlement(w, h, 8)],
  ['dark', arch(0, 0, w * 0.42, h * 0.66)],
]

/** Arches above arches. */
export function arches(n: number, w: number, h: number): Shape {
  const span = w / n
  const open = (y: number, tall: number) => row(n, w - span, (x) => arch(x, y, span * 0.62, tall))
  return [
    ['stone', box(-w / 2, -h, w, h)],
    ['mist', open(0, h * 0.52) + open(-h * 0.58, h * 0.3)],
    ['line', open(0, h * 0.52) + open(-h * 0.58, h * 0.3) + `M${-w / 2} ${-h * 0.58}h${w}`],
    ['sea', box(-w / 2, -h - 6, w, 6)],
  ]
}

/** A round temple. */
export const tholos: Shape = [
  ...steps(84),
  ['shade', box(-38, -66, 76, 54)],
  ['light', row(5, 68, (x) => column(x, -12, 50, 7))],
  ['stone', box(-44, -74, 88, 8)],
  ['roof', 'M-50 -74Q0 -128 50 -74z'],
  ['gold', disc(0, -104, 4)],
]

export const dome = (w: number, h: number): Shape => [
  ['light', box(-w / 2, -h, w, h)],
  ['stone', `M${-w / 2 + 4} ${-h}a${w / 2 - 4} ${w / 2.3 - 4} 0 0 1 ${w - 8} 0z`],
  ['dark', row(3, w * 0.56, (x) => arch(x, 0, 14, h * 0.6))],
]

export function pyramid(w: number, h: number): Shape {
  const courses = [0.25, 0.5, 0.75].map(
    (t) => `M${(-w / 2) * (1 - t)} ${-h * t}L${w * 0.12 * (1 - t)} ${-h * t}`,
  )
  return [
    ['sand', poly(-w / 2, 0, 0, -h, w * 0.12, 0)],
    ['shade', poly(w * 0.12, 0, 0, -h, w / 2, 0)],
    ['line', courses.join('')],
  ]
}

/** Rows of seats around a stage. */
export const theatre: Shape = [
  ['stone', 'M-130 0C-126 -76 -72 -100 0 -100S126 -76 130 0z'],
  ['light', 'M-104 0C-100 -58 -58 -78 0 -78S100 -58 104 0z'],
  ['stone', 'M-78 0C-74 -42 -44 -56 0 -56S74 -42 78 0z'],
  ['light', 'M-54 0C-50 -28 -30 -37 0 -37S50 -28 54 0z'],
  ['sand', 'M-34 0C-30 -14 -18 -19 0 -19S30 -14 34 0z'],
  ['line', 'M0 -37v-63M-28 -32l-44 -56M28 -32l44 -56'],
]

/** A building that grows narrower from floor to floor. */
export const stepped = (floors: readonly [number, number][]): Shape => {
  let y = 0
  return floors.flatMap(([w, h]): Shape => {
    y -= h
    return [
      ['stone', box(-w / 2, y, w, h)],
      ['line', `M${-w / 2} ${y + 5}h${w}`],
    ]
  })
}

export const lighthouse: Shape = [
  ['stone', poly(-28, 0, -22, -52, 22, -52, 28, 0)],
  ['light', poly(-18, -52, -14, -92, 14, -92, 18, -52)],
  ['stone', box(-10, -106, 20, 14)],
  ['dark', arch(0, 0, 14, 22) + arch(0, -58, 8, 14)],
  ['fire', 'M0 -128c7 8 9 13 7 22h-14c-2 -9 0 -14 7 -22z'],
  ['line', 'M-26 -118l-26 -8M26 -118l26 -8M-26 -108l-28 3M26 -108l28 3'],
]

export const granary: Shape = [
  ['light', 'M-30 0v-44h60v44z'],
  ['roof', poly(-38, -44, 0, -78, 38, -44)],
  ['dark', arch(0, 0, 16, 24)],
  ['line', 'M-30 -34h60M-30 -12h22M8 -12h22'],
]

export const kiln: Shape = [
  ['roof', 'M-36 0C-36 -46 -18 -62 0 -62S36 -46 36 0z'],
  ['roof', box(-8, -76, 16, 16)],
  ['fire', arch(0, 0, 26, 24)],
  ['line', 'M-4 -80c-10 -12 8 -16 0 -28M6 -82c8 -8 -4 -14 4 -22'],
]
