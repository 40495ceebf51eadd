import { darker, lighter, lightness, type Rgb } from '../paint/colour.ts'
import { stepsTo } from '../space/curve.ts'
import { knotOn } from '../space/mesh.ts'
import type { Decal, Surface } from '../space/solid.ts'

type Thread = Extract<Decal, { kind: 'thread' }>

/** A running stitch along a surface at height v; skips places where the felt is too low to sew. */
export function stitches(on: Surface, v: number, colour: Rgb, width: number, from = 0, to = 1): Thread {
  const line = stepsTo(140).map((t) => knotOn(on, from + t * (to - from), v))
  return { kind: 'thread', colour, width, dash: [4.2, 4], line: line.filter(({ at }) => at[2] > 2.6) }
}

/** A thread colour that contrasts with this felt. */
export const contrast = (main: Rgb, ...others: readonly Rgb[]): Rgb =>
  others.find((other) => Math.abs(lightness(other) - lightness(main)) > 0.18) ??
  (lightness(main) > 0.5 ? darker(main, 0.35) : lighter(main, 0.4))
