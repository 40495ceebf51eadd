import { alaKiyiz, diamonds, medallion, rounded, shyrdak, sun, type Inlay } from '../ornament/rug-pattern.ts'
import { tortKochkor } from '../ornament/kochkor.ts'
import { darker, lighter } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { ModelOf } from '../image-spec.ts'
import { tube } from '../space/shapes.ts'
import type { Decal, Knot, Skin, Solid, Surface } from '../space/solid.ts'
import type { Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'

type Cut = {
  readonly x: number
  readonly y: number
  readonly round?: boolean
  readonly felted?: boolean
  readonly inlays: (x: number, y: number, colours: Colours) => readonly Inlay[]
}

const heart = tortKochkor

const cuts: Record<ModelOf<'rug'>, Cut> = {
  shyrdak: { x: 700, y: 960, inlays: (x, y, colours) => shyrdak(x, y, colours, 2) },
  'shyrdak-diamond': { x: 680, y: 1000, inlays: diamonds },
  'shyrdak-medallion': { x: 760, y: 960, inlays: medallion },
  'shyrdak-round': { x: 760, y: 760, round: true, inlays: (x, _y, colours) => rounded(x, colours) },
  'shyrdak-runner': { x: 420, y: 1150, inlays: (x, y, colours) => shyrdak(x, y, colours, 1) },
  'ala-kiyiz': { x: 700, y: 980, felted: true, inlays: (x, y, colours) => alaKiyiz(x, y, colours, heart) },
  'ala-kiyiz-sun': { x: 760, y: 900, felted: true, inlays: (x, y, colours) => alaKiyiz(x, y, colours, sun) },
  'ala-kiyiz-round': {
    x: 760,
    y: 760,
    round: true,
    felted: true,
    inlays: (x, y, colours) => alaKiyiz(x * 0.86, y * 0.86, colours, sun).slice(0, 3),
  },
  'ala-kiyiz-runner': {
    x: 420,
    y: 1150,
    felted: true,
    inlays: (x, y, colours) => alaKiyiz(x, y, colours, heart),
  },
}

/** A rug lying at z = 0, centred at the origin; slightly irregular, as if cut by hand. */
export function rugOf(model: ModelOf<'rug'>, colours: Colours, next: Random): Solid {
  const { x: halfX, y: halfY, round, felted, inlays } = cuts[model]
  const [p, q, r] = [next() * 6, next() * 6, next() * 6]
  const size = felted ? 10 : 4
  const at = (x: number, y: number): Vec => [
    x + Math.sin(y / 170 + p) * size + Math.sin(y / 43 + q) * size * 0.4,
    y + Math.sin(x / 190 + q) * size + Math.sin(x / 51 + r) * size * 0.4,
    9 + Math.sin(x / 260 + r) * Math.sin(y / 310 + p) * 4,
  ]
  const rim = felted ? darker(colours.main, 0.08) : colours.accent
  const skin: Skin = { colour: felted ? lighter(colours.main, 0.04) : colours.main, fuzz: 1.6 }
  const top: Surface = round
    ? {
        columns: 72,
        rows: 12,
        skin,
        at: (u, v) =>
          at(Math.cos(u * Math.PI * 2) * halfX * (1 - v), Math.sin(u * Math.PI * 2) * halfY * (1 - v)),
      }
    : { columns: 28, rows: 36, skin, at: (u, v) => at((u * 2 - 1) * halfX, (v * 2 - 1) * halfY) }
  const edge = (s: number): Vec => {
    const a = s * Math.PI * 2
    if (round) return at(Math.cos(a) * halfX, Math.sin(a) * halfY)
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.12
    return at(power(Math.cos(a + 0.785)) * halfX, power(Math.sin(a + 0.785)) * halfY)
  }
  const knot = ([x, y]: readonly [number, number]): Knot => ({ at: at(x, y), normal: [0, 0, 1] })
  const wobble = () => (felted ? (next() - 0.5) * 13 : 0)
  const patches = inlays(halfX, halfY, colours).map(({ motif, colour, cord }): Decal => ({
    kind: 'patch',
    colour,
    laid: felted ? 'felted' : 'flush',
    cordWidth: 5.5,
    ...(cord && !felted ? { cord } : {}),
    rings: motif.map((ring) => ring.map(([x, y]) => knot([x + wobble(), y + wobble()]))),
  }))
  const sides = felted && !round ? fringe(halfX, halfY, at, next, colours) : []
  return {
    surfaces: [top, { ...tube(edge, 9, { colour: rim, fuzz: 1.6 }, round ? 72 : 160, 6), over: 24 }],
    decals: [...patches, ...sides],
  }
}

/** Tufts at the short ends, left by the rolling. */
function fringe(
  halfX: number,
  halfY: number,
  at: (x: number, y: number) => Vec,
  next: Random,
  { main }: Colours,
): Decal[] {
  return [-1, 1].flatMap((end) =>
    Array.from({ length: Math.round(halfX / 9) }, (_, index): Decal => {
      const x = -halfX + (index + 0.5) * 18 + (next() - 0.5) * 8
      const length = 26 + next() * 26
      const line = [0, 0.5, 1].map((t): Knot => ({
        at: at(x + (next() - 0.5) * 12 * t, end * (halfY + length * t)),
        normal: [0, 0, 1],
      }))
      return { kind: 'thread', colour: lighter(main, 0.12), width: 5, line }
    }),
  )
}
