import { blend, lighter, rgb, type Rgb } from '../paint/colour.ts'
import { steps } from '../space/curve.ts'
import type { Decal, Skin, Solid, Surface } from '../space/solid.ts'
import { soleEdge } from './slipper-shape.ts'

export const soles = ['leather', 'rubber', 'felt'] as const
export type Sole = (typeof soles)[number]

/** A sole 11 mm thick under the foot bed, with stitching around the bottom. */
export function outsole(sole: Sole, main: Rgb): Solid {
  const thick = 11
  const colour = { leather: rgb('9a6a42'), rubber: rgb('3f3934'), felt: blend(main, rgb('b9b4ab'), 0.45) }[
    sole
  ]
  const skin: Skin = {
    colour,
    fuzz: sole === 'felt' ? 0.8 : 0,
    gloss: { leather: 0.35, rubber: 0.2, felt: 0 }[sole],
  }
  const wall: Surface = {
    columns: 76,
    rows: 3,
    over: 8,
    skin,
    at: (u, v) => soleEdge(u, -thick + (thick + 1.5) * v, 3 - Math.abs(v - 0.5) * 1.6),
  }
  const under: Surface = {
    columns: 76,
    rows: 9,
    skin,
    at: (u, v) => {
      const edge = soleEdge(u, -thick, 2)
      return [edge[0] * v, edge[1] * v, edge[2]]
    },
  }
  const seam = steps(121).map((s) => ({ at: soleEdge(s, -thick - 0.6, -6), normal: [0, 0, -1] as const }))
  const down = [0, 0, -1] as const
  const tread = steps(13).map((t): Decal => {
    const y = -102 + t * 210
    const half = y > 20 ? 30 - Math.max(0, y - 70) * 0.3 : 22
    return {
      kind: 'thread',
      colour: lighter(colour, 0.1),
      width: 4.5,
      line: [-half, -half / 2, 0, half / 2, half].map((x, index) => ({
        at: [x + 1, y + (index & 1 ? 5 : 0), -thick - 0.5],
        normal: down,
      })),
    }
  })
  return {
    surfaces: [under, wall],
    decals: [
      ...(sole === 'rubber' ? tread : []),
      { kind: 'thread', colour: lighter(colour, 0.45), width: 1.3, dash: [4.4, 3.4], line: seam },
    ],
  }
}
