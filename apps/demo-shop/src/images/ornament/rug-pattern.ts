import { blend, darker, type Rgb } from '../paint/colour.ts'
import { steps, type Point } from '../space/curve.ts'
import { crossKochkor, kochkor, lozenge, tortKochkor } from './kochkor.ts'
import { moved, type Motif } from './motif.ts'

/** One felt of a rug, in mm from its centre. */
export type Inlay = { readonly motif: Motif; readonly colour: Rgb; readonly cord?: Rgb }

type Felts = { readonly main: Rgb; readonly accent: Rgb; readonly lining: Rgb }

const along = (a: Point, b: Point, count: number) =>
  steps(count).map((t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])

export const rectangle = (x: number, y: number, halfX: number, halfY: number): Motif => {
  const [a, b, c, d]: Point[] = [
    [x - halfX, y - halfY],
    [x + halfX, y - halfY],
    [x + halfX, y + halfY],
    [x - halfX, y + halfY],
  ]
  if (!a || !b || !c || !d) return []
  return [[...along(a, b, 12), ...along(b, c, 12), ...along(c, d, 12), ...along(d, a, 12)]]
}

export const disc = (radius: number): Motif => [
  steps(72).map((t): Point => [Math.cos(t * Math.PI * 2) * radius, Math.sin(t * Math.PI * 2) * radius]),
]

/** A border of horns along the four sides, tips inwards. */
function border(halfX: number, halfY: number, band: number, colour: Rgb, cord: Rgb): Inlay[] {
  const motifs: Motif[] = []
  const side = (length: number, place: (along: number) => Point, turn: number) => {
    const count = Math.max(2, Math.round((length * 2) / (band * 1.3)))
    for (let index = 0; index < count; index++) {
      const [x, y] = place(-length + ((index + 0.5) * length * 2) / count)
      motifs.push(moved(kochkor, { x, y, scale: band * 0.5, turn }))
    }
  }
  const [x, y] = [halfX - band / 2, halfY - band / 2]
  side(halfX - band, (t) => [t, -y], 0)
  side(halfX - band, (t) => [t, y], 180)
  side(halfY - band, (t) => [-x, t], -90)
  side(halfY - band, (t) => [x, t], 90)
  const corner = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].map(([cx = 0, cy = 0]) => moved(lozenge, { x: cx, y: cy, scale: band * 0.36 }))
  return [...motifs, ...corner].map((motif) => ({ motif, colour, cord }))
}

/** A mosaic of squares with alternating colours, four pairs of horns in each. */
export function squares(
  halfX: number,
  halfY: number,
  { main, accent, lining }: Felts,
  across: number,
  heart: Motif = tortKochkor,
): Inlay[] {
  const cell = (halfX * 2) / across
  const down = Math.max(1, Math.round((halfY * 2) / cell))
  const tall = (halfY * 2) / down
  const inlays: Inlay[] = []
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [x, y] = [-halfX + cell * (column + 0.5), -halfY + tall * (row + 0.5)]
      const odd = (row + column) % 2 === 1
      inlays.push({ motif: rectangle(x, y, cell / 2, tall / 2), colour: odd ? accent : main, cord: lining })
      inlays.push({
        motif: moved(heart, { x, y, scale: Math.min(cell, tall) * 0.56 }),
        colour: odd ? main : accent,
        cord: lining,
      })
    }
  return inlays
}

function framed(
  halfX: number,
  halfY: number,
  felts: Felts,
  inside: (x: number, y: number) => Inlay[],
): Inlay[] {
  const band = Math.min(halfX, halfY) * 0.27
  const dark = darker(felts.main, 0.35)
  const [x, y] = [halfX - band, halfY - band]
  return [
    ...border(halfX - 18, halfY - 18, band - 18, felts.lining, felts.accent),
    { motif: rectangle(0, 0, x, y), colour: dark },
    { motif: rectangle(0, 0, x - 14, y - 14), colour: felts.lining },
    ...inside(x - 28, y - 28),
  ]
}

export const shyrdak = (x: number, y: number, felts: Felts, across: number) =>
  framed(x, y, felts, (ix, iy) => squares(ix, iy, felts, across))

/** A column of large lozenges, with horns in the corners between them. */
export const diamonds = (halfX: number, halfY: number, felts: Felts) =>
  framed(halfX, halfY, felts, (x, y) => {
    const { main, accent, lining } = felts
    const count = Math.max(1, Math.round(y / x))
    const tall = y / count
    const inlays: Inlay[] = [{ motif: rectangle(0, 0, x, y), colour: accent, cord: main }]
    for (let index = 0; index < count; index++) {
      const middle = -y + tall * (index * 2 + 1)
      const big: Motif = [
        [
          [-x, middle],
          [0, middle - tall],
          [x, middle],
          [0, middle + tall],
        ],
      ]
      inlays.push({ motif: big, colour: main, cord: lining })
      inlays.push({
        motif: moved(crossKochkor, { y: middle, scale: Math.min(x, tall) * 0.62 }),
        colour: lining,
        cord: accent,
      })
      for (const [sx, sy] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const)
        inlays.push({
          motif: moved(kochkor, {
            x: sx * x * 0.72,
            y: middle + sy * tall * 0.72,
            scale: x * 0.25,
            turn: sx * sy > 0 ? (sx > 0 ? 135 : -45) : sx > 0 ? 45 : -135,
          }),
          colour: lining,
          cord: main,
        })
    }
    return inlays
  })

/** One large central motif within rings. */
export const medallion = (halfX: number, halfY: number, felts: Felts) =>
  framed(halfX, halfY, felts, (x, y) => {
    const { main, accent, lining } = felts
    const r = Math.min(x, y) * 0.92
    const corner = [
      [-1, -1, -45],
      [1, -1, 45],
      [1, 1, 135],
      [-1, 1, -135],
    ] as const
    return [
      { motif: rectangle(0, 0, x, y), colour: accent, cord: main },
      ...corner.map(([sx, sy, turn]) => ({
        motif: moved(kochkor, { x: sx * x * 0.76, y: sy * y * 0.8, scale: r * 0.3, turn }),
        colour: lining,
        cord: main,
      })),
      { motif: moved(lozenge, { scale: r * 1.06 }), colour: main, cord: lining },
      { motif: moved(crossKochkor, { scale: r * 0.66 }), colour: lining, cord: accent },
      { motif: moved(lozenge, { scale: r * 0.13 }), colour: accent, cord: main },
    ]
  })

/** Horns around a central motif, on a round felt. */
export function rounded(radius: number, { main, accent, lining }: Felts): Inlay[] {
  const ring = (count: number, at: number, scale: number, colour: Rgb, cord: Rgb) =>
    steps(count).map((t): Inlay => ({
      motif: moved(moved(kochkor, { y: at, scale }), { turn: t * 360 }),
      colour,
      cord,
    }))
  return [
    { motif: disc(radius * 0.94), colour: accent, cord: lining },
    ...ring(12, radius * 0.77, radius * 0.19, lining, main),
    { motif: disc(radius * 0.6), colour: main, cord: lining },
    { motif: moved(crossKochkor, { scale: radius * 0.56 }), colour: lining, cord: accent },
    { motif: moved(lozenge, { scale: radius * 0.1 }), colour: accent },
  ]
}

/** Wool laid on wool and rolled: large calm shapes with blurred edges. */
export function alaKiyiz(
  halfX: number,
  halfY: number,
  { main, accent, lining }: Felts,
  heart: Motif,
): Inlay[] {
  const r = Math.min(halfX, halfY)
  const count = Math.max(1, Math.round(halfY / halfX))
  const middles = steps(count).map((t) => -halfY + halfY * 2 * (t + 0.5 / count))
  const soft = blend(accent, lining, 0.5)
  return [
    ...middles.flatMap((y): Inlay[] => [
      { motif: moved(lozenge, { y, scale: r * 0.98 }), colour: soft },
      { motif: moved(heart, { y, scale: r * 0.74 }), colour: accent },
      { motif: moved(heart, { y, scale: r * 0.3, turn: 45 }), colour: lining },
    ]),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sy): Inlay => ({
        motif: moved(kochkor, {
          x: sx * halfX * 0.72,
          y: sy * halfY * 0.82,
          scale: r * 0.24,
          turn: sy > 0 ? 180 - sx * 45 : sx * 45,
        }),
        colour: blend(main, lining, 0.75),
      })),
    ),
  ]
}

/** The sun: a ring of rays around a disc. */
export const sun: Motif = [
  ...steps(16).map((t) => {
    const [a, w] = [t * Math.PI * 2, 0.1]
    return [
      [Math.cos(a - w) * 0.56, Math.sin(a - w) * 0.56],
      [Math.cos(a) * 1, Math.sin(a) * 1],
      [Math.cos(a + w) * 0.56, Math.sin(a + w) * 0.56],
    ] satisfies Point[]
  }),
  ...disc(0.48),
]
