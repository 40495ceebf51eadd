import { moved, type Motif } from '../ornament/motif.ts'
import { knotOn } from '../space/mesh.ts'
import type { Decal, Surface } from '../space/solid.ts'
import type { Rgb } from '../paint/colour.ts'

/** Places a cut-out on a surface, in its coordinates: `u`, `v` the centre, `across`, `along` half sizes. */
export function inlay(
  on: Surface,
  motif: Motif,
  where: {
    readonly u: number
    readonly v: number
    readonly across: number
    readonly along: number
    readonly turn?: number
  },
  colour: Rgb,
  more: {
    readonly cord?: Rgb
    readonly cordWidth?: number
    readonly laid?: 'sewn' | 'flush' | 'felted'
  } = {},
): Decal {
  const { u, v, across, along, turn = 0 } = where
  const rings = moved(motif, { turn }).map((ring) =>
    ring.map(([x, y]) => knotOn(on, u + x * across, v + y * along, 0.8)),
  )
  return { kind: 'patch', rings, colour, ...more }
}

/** A row of stitches between two points of a surface. */
export function seam(
  on: Surface,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: Rgb,
  width = 1.6,
  dash: readonly [number, number] = [6, 5],
): Decal {
  const line = Array.from({ length: 61 }, (_, index) => {
    const t = index / 60
    return knotOn(on, from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 1)
  })
  return { kind: 'thread', line, colour, width, dash }
}
