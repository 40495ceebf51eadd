import { kochkor, lozenge } from '../ornament/kochkor.ts'
import { darker, rgb } from '../paint/colour.ts'
import { inlay, seam } from '../goods/plate.ts'
import type { Colours } from '../goods/colours.ts'
import { lineThrough } from '../space/curve.ts'
import { tube, turned } from '../space/shapes.ts'
import type { Decal, Solid, Surface } from '../space/solid.ts'

/** A boz üy 5.6 m across, with its door towards the viewer. */
export function yurt({ main, accent, lining }: Colours): Solid {
  const line = lineThrough([
    [2780, 0],
    [2840, 800],
    [2800, 1650],
    [2350, 2350],
    [1500, 2950],
    [560, 3330],
    [520, 3360],
  ])
  const felt = { colour: lining, fuzz: 2.4 }
  const shell = turned(
    (v, u) => {
      const [r, z] = line(v)
      return [r * (1 + 0.004 * Math.sin(u * 90)), z]
    },
    felt,
    80,
    30,
  )
  const band = (from: number, to: number, colour: typeof main): Surface => ({
    columns: 80,
    rows: 4,
    over: 40,
    skin: { colour, fuzz: 2 },
    at: (u, v) => {
      const [r, z] = line(from + (to - from) * v)
      return [Math.cos(u * 6.28319) * (r + 26), Math.sin(u * 6.28319) * (r + 26), z]
    },
  })
  const crown = turned(
    (v) => [560 * Math.cos(v * 1.5), 3340 + 260 * Math.sin(v * 1.5)],
    { colour: darker(lining, 0.12), fuzz: 2 },
    40,
    10,
  )
  const frame: Surface = {
    columns: 10,
    rows: 12,
    over: 160,
    skin: { colour: main, fuzz: 2 },
    at: (u, v) => [(u - 0.5) * 1240, -2900 - 60 * (1 - v) + 80 * v, 1860 * v],
  }
  const leaf: Surface = {
    columns: 10,
    rows: 12,
    over: 220,
    skin: { colour: rgb('7a4a2c'), fuzz: 0, gloss: 0.2 },
    at: (u, v) => [(u - 0.5) * 900, -2990 + 60 * v, 1660 * v],
  }
  const upper = band(0.35, 0.43, main)
  const decals: Decal[] = [
    ...Array.from({ length: 26 }, (_, index) =>
      inlay(
        upper,
        index & 1 ? lozenge : kochkor,
        { u: index / 26, v: 0.5, across: 0.012, along: 0.42 },
        index & 1 ? accent : lining,
        { laid: 'flush' },
      ),
    ),
    ...[0.64, 0.71, 0.79, 0.86].map((u) =>
      inlay(shell, lozenge, { u, v: 0.62, across: 0.03, along: 0.1 }, accent, {
        cord: main,
        cordWidth: 26,
      }),
    ),
    inlay(leaf, lozenge, { u: 0.27, v: 0.5, across: 0.17, along: 0.2 }, accent, { laid: 'flush' }),
    inlay(leaf, lozenge, { u: 0.73, v: 0.5, across: 0.17, along: 0.2 }, accent, { laid: 'flush' }),
    seam(leaf, [0.5, 0.01], [0.5, 0.99], rgb('3a2416'), 34, [90000, 1]),
  ]
  return {
    surfaces: [
      shell,
      crown,
      band(0.02, 0.05, accent),
      upper,
      frame,
      leaf,
      tube(
        (s) => [Math.cos(s * 6.284) * 560, Math.sin(s * 6.284) * 560, 3340],
        46,
        { colour: accent, fuzz: 1 },
        40,
        6,
      ),
    ],
    decals,
  }
}
