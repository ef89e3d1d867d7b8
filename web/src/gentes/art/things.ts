/** Ships, trees, statues and tools: what stands around buildings. */
import { box, disc, poly, row, type Shape } from './pen.ts'

export const ship: Shape = [
  ['line', 'M0 -18v-72M0 -86l-44 64M0 -86l44 64'],
  ['cloth', 'M-34 -80h68q-8 24 0 48h-68q-8 -24 0 -48z'],
  ['roof', 'M-6 -79h12q-3 24 0 46h-12q-3 -22 0 -46z'],
  [
    'wood',
    'M-66 -22c16 10 96 10 116 2 10 -5 12 -18 4 -24 22 4 20 28 4 36 -8 10 -20 14 -34 14h-54c-20 0 -34 -12 -36 -28z',
  ],
  ['gold', disc(-46, -10, 4)],
  ['line', row(6, 70, (x) => `M${x} -6l-9 22`)],
]

export const amphora: Shape = [
  [
    'roof',
    'M-5 -46h10v8c10 4 14 12 13 20C17 -8 8 -3 4 0h-8c-4 -3 -13 -8 -14 -18 -1 -8 3 -16 13 -20z',
  ],
  ['dark', 'M-17 -26h34l1 6h-36z'],
  ['line', 'M-5 -44c-12 -2 -14 8 -9 14M5 -44c12 -2 14 8 9 14'],
]

export const cypress: Shape = [
  ['wood', box(-2, -12, 4, 12)],
  ['leaf', 'M0 -84c10 22 13 44 11 62 -2 10 -6 13 -11 13s-9 -3 -11 -13c-2 -18 1 -40 11 -62z'],
]

export const olive: Shape = [
  ['wood', 'M-5 0c4 -14 0 -24 -8 -34l8 4 5 -12 5 12 9 -4c-8 10 -12 20 -8 34z'],
  ['leaf', `${disc(-16, -44, 16, 13)}${disc(16, -46, 17, 14)}${disc(0, -58, 20, 15)}`],
]

export const palm: Shape = [
  ['wood', 'M-3 0c-2 -26 0 -44 4 -60h5c-4 16 -5 36 -2 60z'],
  [
    'leaf',
    'M4 -60c-14 -14 -28 -12 -36 2 12 -6 24 -6 36 -2zM4 -60c14 -14 28 -12 36 2 -12 -6 -24 -6 -36 -2zM4 -60c-16 -2 -26 8 -26 22 8 -10 16 -16 26 -22zM4 -60c16 -2 26 8 26 22 -8 -10 -16 -16 -26 -22zM4 -60c-4 -12 0 -22 10 -26 0 10 -4 18 -10 26z',
  ],
]

/** A figure; the arm may hold something up. */
export const figure: Shape = [
  ['light', disc(0, -82, 8)],
  ['light', 'M-10 -72h20c6 10 6 20 2 32l4 40h-32l4 -40c-4 -12 -4 -22 2 -32z'],
  ['light', 'M8 -70l20 -22 5 4 -18 28z'],
  ['line', 'M-6 -64q10 22 14 64M-2 -40q-8 20 -8 40'],
]
export const pedestal: Shape = [
  ['stone', box(-22, -20, 44, 20)],
  ['light', box(-26, -25, 52, 5)],
]

export const flame: Shape = [
  [
    'fire',
    'M0 -34c4 10 14 14 13 24 -1 8 -7 10 -13 10s-12 -3 -13 -10c0 -7 4 -9 5 -15 3 3 4 5 5 8 3 -5 4 -10 3 -17z',
  ],
]
export const altar: Shape = [
  ['light', box(-46, -8, 92, 8)],
  ['stone', box(-36, -48, 72, 40)],
  ['light', box(-42, -58, 84, 10)],
  ['roof', row(6, 54, (x) => `M${x - 4} -24v-8h8v5h-5v-2.500h2`)],
]

export const well: Shape = [
  ['wood', box(-34, -78, 5, 60) + box(29, -78, 5, 60) + box(-38, -64, 76, 5)],
  ['roof', poly(-48, -78, 0, -100, 48, -78)],
  ['line', 'M0 -60v26'],
  ['wood', poly(-8, -40, 8, -40, 6, -26, -6, -26)],
  ['stone', 'M-40 -28h80v22q-40 14 -80 0z'],
  ['line', 'M-40 -16q40 12 80 0M-20 -26v22M20 -26v22'],
]

export const stall: Shape = [
  ['wood', box(-44, -58, 4, 58) + box(40, -58, 4, 58)],
  [
    'cloth',
    'M-54 -56l8 -22h92l8 22q-9 10 -18 0 -9 10 -18 0 -9 10 -18 0 -9 10 -18 0 -9 10 -18 0 -9 10 -18 0z',
  ],
  ['roof', 'M-36 -56l4 -22h18v22q-11 10 -22 0zM4 -56v-22h18l3 22q-11 10 -21 0z'],
  ['wood', box(-46, -26, 92, 26)],
  ['gold', `${disc(-28, -31, 6)}${disc(-15, -31, 6)}`],
  ['leaf', `${disc(4, -31, 6)}${disc(17, -31, 6)}`],
  ['roof', disc(31, -32, 7)],
]

export const chest: Shape = [
  ['wood', box(-40, -34, 80, 34)],
  ['gold', 'M-36 -34c2 -12 16 -10 20 -16 8 -6 14 -6 22 0 6 6 26 4 30 16z'],
  ['wood', 'M-40 -44q0 -24 40 -24t40 24v-6q0 -22 -40 -22t-40 22z'],
  ['gold', box(-6, -30, 12, 12)],
  ['line', 'M-40 -22h34M6 -22h34'],
]
export const coins: Shape = [0, 1, 2, 3].map((i) => ['gold', disc((i % 2) * 3, -5 - i * 7, 15, 5)])
export const coin: Shape = [
  ['gold', disc(0, -44, 44)],
  ['line', disc(0, -44, 36)],
  ['roof', 'M-18 -24v-30c4 -16 32 -18 38 0l-4 6 6 10 -8 2v8h-10v10z'],
]

export const anvil: Shape = [
  ['wood', box(-12, -18, 24, 18)],
  ['dark', 'M-34 -34h58v8c-10 0 -14 4 -12 10h-26c2 -6 -8 -12 -20 -18z'],
]
export const catapult: Shape = [
  ['wood', 'M-58 -26h112v8h-112z'],
  ['wood', 'M-20 -26l20 -50 6 2 22 48h-10l-16 -36 -14 36z'],
  ['wood', 'M8 -70l-66 -14 -1 5 66 16z'],
  ['shade', disc(-64, -84, 11)],
  ['wood', `${disc(-38, -14, 14)}${disc(34, -14, 14)}`],
  ['line', 'M-52 -14h28M-38 -28v28M20 -14h28M34 -28v28'],
]

/** Scrolls in their pigeonholes. */
export const shelf: Shape = [
  ['wood', box(-50, -92, 100, 92)],
  ['dark', [0, 1, 2].map((i) => row(3, 62, (x) => box(x - 13, -88 + i * 30, 26, 26))).join('')],
  [
    'light',
    [0, 1, 2]
      .map((i) =>
        row(3, 62, (x, j) =>
          (i + j) % 4 === 3
            ? ''
            : disc(x - 5, -68 + i * 30, 6) +
              disc(x + 6, -68 + i * 30, 6) +
              disc(x, -77 + i * 30, 6),
        ),
      )
      .join(''),
  ],
]
export const scroll: Shape = [
  ['light', 'M-26 -62h52v62h-52z'],
  ['light', 'M-34 -70h68v10h-68zM-34 -6h68v10h-68z'],
  ['line', 'M-18 -50h36M-18 -40h30M-18 -30h36M-18 -20h24'],
]

export const obelisk: Shape = [
  ['light', box(-26, -8, 52, 8)],
  ['stone', box(-19, -22, 38, 14)],
  ['sand', poly(-12, -22, -8, -96, 0, -110, 8, -96, 12, -22)],
  ['line', 'M-4 -84h8M-5 -70h10M-5 -56h10M-6 -42h12'],
]
export const tripod: Shape = [
  ['gold', 'M-22 -44h44q0 16 -22 16t-22 -16z'],
  ['line', 'M-14 -30l-8 30M14 -30l8 30M0 -28v28'],
  ['line', 'M-6 -48c-14 -14 10 -20 -2 -40M6 -48c12 -14 -8 -20 6 -36'],
]
export const staff: Shape = [
  ['wood', box(-3, -74, 6, 74)],
  [
    'leaf',
    'M-9 -8c22 -4 22 -16 0 -20s-20 -18 2 -20 16 -12 4 -14l2 -5c22 2 22 20 2 24s-10 8 0 10c26 6 24 28 -8 30z',
  ],
]

export const banner = (fill: 'roof' | 'cloth' | 'leaf' | 'gold' | 'sea'): Shape => [
  ['wood', box(-2, -96, 4, 96)],
  [fill, 'M2 -94h38l-9 13 9 13h-38z'],
]
export const shield: Shape = [
  ['gold', disc(0, -22, 22)],
  ['roof', disc(0, -22, 16)],
  ['light', poly(-3, -34, 3, -34, 11, -11, 6, -11, 0, -27, -6, -11, -11, -11)],
]
export const dummy: Shape = [
  ['wood', box(-3, -76, 6, 76) + box(-30, -60, 60, 6)],
  ['sand', disc(0, -50, 20)],
  ['roof', disc(0, -50, 12)],
  ['light', disc(0, -50, 5)],
]

export const road: Shape = [
  ['sand', 'M-96 30L-18 -24h22L76 30z'],
  ['line', 'M-8 -20l-4 10M-18 -4l-6 12M-36 18l-4 10M16 -8l12 14M34 12l12 12'],
]
export const milestone: Shape = [
  ['stone', 'M-9 0v-34a9 9 0 0 1 18 0v34z'],
  ['line', 'M-4 -28h8M-4 -20h8'],
]
export const sheaf: Shape = [
  ['gold', 'M-5 0l3 -22 -14 -26c10 -2 14 6 16 14 2 -8 6 -16 16 -14l-14 26 3 22z'],
  ['gold', 'M0 -26c-6 -12 -5 -22 0 -30 5 8 6 18 0 30z'],
  ['line', 'M-6 -18h12'],
]
export const bush: Shape = [
  ['leaf', `${disc(-14, -8, 12, 9)}${disc(14, -8, 12, 9)}${disc(0, -13, 14, 11)}`],
]
export const pool: Shape = [
  ['stone', disc(0, -8, 62, 14)],
  ['sea', disc(0, -9, 52, 9)],
  ['line', 'M-24 -18c-8 -10 6 -14 0 -24M0 -20c-8 -10 6 -14 0 -24M24 -18c-8 -10 6 -14 0 -24'],
]
