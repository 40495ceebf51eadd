import { lighter, rgb, type Rgb } from '../paint/colour.ts'
import { kochkor, lozenge } from '../ornament/kochkor.ts'
import { moved } from '../ornament/motif.ts'
import { stepsTo } from '../space/curve.ts'
import { knotOn } from '../space/mesh.ts'
import { tube } from '../space/shapes.ts'
import { joined, type Decal, type Skin, type Solid, type Surface } from '../space/solid.ts'
import { bezier, type Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'
import { outsole, type Sole } from './outsole.ts'
import { collar, soleEdge, upper, type Last } from './slipper-shape.ts'
import { contrast, stitches } from './stitches.ts'

export type BootCut = {
  /** Height of the shaft, mm. */
  readonly height: number
  readonly trim?: 'fur' | 'kochkor' | 'laced' | 'band' | 'cuff'
}

const last: Last = { heel: 84, instep: 92, throat: -4, toe: 50, opening: 0.86 }

const brim = (s: number, height: number): Vec => {
  const angle = s * Math.PI * 2 - Math.PI / 2
  const wide = 44 + height * 0.045
  return [Math.cos(angle) * wide, -62 + Math.sin(angle) * (wide + 9), height]
}

/** One right felt boot. */
export function boot({ height, trim }: BootCut, sole: Sole, { main, accent, lining }: Colours): Solid {
  const wool = (colour: Rgb): Skin => ({ colour, fuzz: 1.3, inside: lining })
  const foot: Surface = {
    columns: 76,
    rows: 18,
    at: (u, v) => upper(u, v, last),
    skin: {
      ...wool(main),
      open: (_u, _v, at) => 0.5 + 0.5 * Math.min(1, (at[2] + 4) / 26),
      openInside: () => 0.1,
    },
  }
  const shaft: Surface = {
    columns: 64,
    rows: 20,
    at: (u, v) => {
      const [low, high] = [collar(u, last), brim(u, height)]
      const fold = Math.sin(v * 9 + u * 12) * 1.1 * (1 - v)
      const at = bezier(
        low,
        [low[0], low[1] * 0.98 - 4, low[2] + 20],
        [high[0] * 0.96, high[1], high[2] - (height - 90) * 0.5],
        high,
        v,
      )
      return [at[0] * (1 + fold / 60), at[1] + fold, at[2]]
    },
    skin: { ...wool(main), openInside: (_u, v) => Math.max(0.08, v - 0.25) },
  }
  const decals: Decal[] = [stitches(foot, 0.07, rgb('efe6d4'), 1.3)]
  const surfaces: Surface[] = [foot, shaft]
  const furry = trim === 'fur'
  surfaces.push(
    tube(
      (s) => brim(s, height),
      furry ? 12 : 4,
      furry ? { colour: lighter(lining, 0.3), fuzz: 10 } : wool(trim === 'cuff' ? accent : main),
      72,
    ),
  )
  if (!furry) decals.push(stitches(shaft, 0.94, contrast(main, accent, lining), 1.2))
  const onShaft = (u: number, v: number) => knotOn(shaft, u, v, 0.9)
  const reach = 2 * Math.PI * 52
  const motif = (
    rings: typeof kochkor,
    u: number,
    v: number,
    half: number,
    colour: Rgb,
    cord?: Rgb,
  ): Decal => ({
    kind: 'patch',
    colour,
    ...(cord ? { cord } : {}),
    rings: moved(rings, { scale: half }).map((ring) =>
      ring.map(([x, y]) => onShaft(u + x / reach, v + y / (height - 88))),
    ),
  })
  if (trim === 'kochkor')
    for (const u of [0.25, 0.5, 0.75, 1]) decals.push(motif(kochkor, u, 0.55, 26, accent, lining))
  if (trim === 'band') {
    surfaces.push({
      columns: 64,
      rows: 5,
      over: 5,
      skin: wool(accent),
      at: (u, v) => knotOn(shaft, u, 0.62 + 0.24 * v, 1.4).at,
    })
    for (let index = 0; index < 14; index++)
      decals.push(motif(lozenge, index / 14, 0.74, 9, index & 1 ? lining : main))
    decals.push(stitches(shaft, 0.635, lining, 1.3), stitches(shaft, 0.845, lining, 1.3))
  }
  if (trim === 'cuff')
    surfaces.push({
      columns: 64,
      rows: 6,
      over: 6,
      skin: wool(accent),
      at: (u, v) => knotOn(shaft, u, 0.7 + 0.3 * v, 3.2).at,
    })
  if (trim === 'laced')
    for (let row = 0; row < 6; row++) {
      const [v, up] = [0.1 + row * 0.145, 0.145]
      for (const side of [1, -1])
        decals.push({
          kind: 'thread',
          colour: lighter(lining, 0.1),
          width: 3,
          line: stepsTo(10).map((t) => onShaft(0.5 + side * (t - 0.5) * 0.11, v + up * t)),
        })
    }
  const bed: Surface = {
    columns: 40,
    rows: 4,
    skin: wool(lining),
    at: (u, v) => {
      const [x, y] = soleEdge(u, 3, -1)
      return [x * (1 - v), y * (1 - v), 3]
    },
  }
  return joined(outsole(sole, main), { surfaces: [bed, ...surfaces], decals })
}
