import { lighter, rgb, type Rgb } from '../paint/colour.ts'
import { kochkor } from '../ornament/kochkor.ts'
import { stepsTo } from '../space/curve.ts'
import { drape } from '../space/drape.ts'
import { knotOn } from '../space/mesh.ts'
import { ball, tube } from '../space/shapes.ts'
import { joined, type Decal, type Skin, type Solid, type Surface } from '../space/solid.ts'
import { add, bezier, type Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'
import { contrast, stitches } from './stitches.ts'
import { outsole, type Sole } from './outsole.ts'
import { bootie, closed, collar, mule, soleEdge, upper } from './slipper-shape.ts'

const lasts = { mule, closed, bootie }

export type Upper = {
  readonly last: keyof typeof lasts
  readonly trim?: 'pompom' | 'kochkor' | 'fur' | 'stitched' | 'two-tone' | 'strap'
}

/** A right slipper with its foot bed at z = 0. */
export function slipper(model: Upper, sole: Sole, colours: Colours): Solid {
  const last = lasts[model.last]
  const { main, accent, lining } = colours
  const wool = (colour: Rgb, inside?: Rgb): Skin => ({ colour, fuzz: 1.3, ...(inside ? { inside } : {}) })
  const shell: Surface = {
    columns: 76,
    rows: 20,
    at: (u, v) => upper(u, v, last),
    skin: {
      ...wool(main, lining),
      open: (_, v, at) => 0.5 + 0.5 * Math.min(1, (at[2] + 4) / 26),
      openInside: (_, v, at) => Math.max(0.1, Math.min(0.9, v - 0.1 - Math.max(0, at[1]) / 60)),
    },
  }
  const bed: Surface = {
    columns: 48,
    rows: 7,
    at: (u, v) => {
      const edge = soleEdge(u, 3, -1)
      return [edge[0] * (1 - v), edge[1] * (1 - v) - 10 * v, 3 - 2 * Math.sin(v * 3)]
    },
    skin: {
      ...wool(lining),
      open: (_u, _v, at) => (last.heel < 8 ? 1 - 0.75 * Math.min(1, Math.max(0, (at[1] + 40) / 60)) : 0.42),
    },
  }
  const furry = model.trim === 'fur'
  const rim = tube(
    (s) => collar(s, last),
    (s) => (furry ? 9 * Math.min(1, 0.35 + collar(s, last)[2] / 40) : 3.4),
    furry
      ? { colour: lighter(lining, 0.3), fuzz: 9, openInside: () => 1 }
      : wool(model.trim === 'kochkor' || model.trim === 'stitched' || model.trim === 'strap' ? accent : main),
    84,
  )
  const thread = contrast(main, accent, lining)
  const decals: Decal[] = [
    stitches(shell, 0.07, rgb('efe6d4'), 1.3),
    ...(furry ? [] : [stitches(shell, 0.9, thread, 1.2)]),
  ]
  const top = drape(shell, [0, 0, 1])
  const surfaces = [bed, shell, rim]
  if (model.trim === 'kochkor')
    decals.push(top({ motif: kochkor, middle: [2, 66], half: 36, turn: 180 }, accent, lining))
  if (model.trim === 'two-tone') surfaces.push(toeCap(shell, wool(accent)))
  if (model.trim === 'pompom')
    surfaces.push(ball([0, 42, last.instep + 10], [19, 19, 18], { colour: accent, fuzz: 9 }, 22, 14))
  if (model.trim === 'stitched')
    for (const line of [0.3, 0.5, 0.7])
      decals.push({
        ...stitches(shell, line, accent, 1.5),
        line: stepsTo(60).map((t) => knotOn(shell, 0.32 + t * 0.36, line)),
      })
  if (model.trim === 'strap') {
    const arc = (s: number): Vec =>
      bezier(collar(0.3, last), [44, -40, 92], [-44, -40, 92], collar(0.7, last), s)
    surfaces.push({
      columns: 30,
      rows: 4,
      over: 8,
      skin: wool(accent, lining),
      at: (u, v) => add(arc(u), [0, 11 - 22 * v, 2]),
    })
    surfaces.push(
      ball(add(arc(0.1), [3, 0, 3]), [6, 6, 6], { colour: rgb('6b4a2f'), fuzz: 0, gloss: 0.6 }, 14, 10),
    )
  }
  return joined(outsole(sole, main), { surfaces, decals })
}

/** A second felt around the toe, with an arched edge. */
function toeCap(on: Surface, skin: Skin): Surface {
  return {
    columns: 44,
    rows: 12,
    over: 6,
    skin,
    at: (u, v) => {
      const s = 0.33 + 0.34 * u
      const reach = 0.62 * Math.sin(Math.PI * u) ** 0.7
      return knotOn(on, s, v * reach, 1).at
    },
  }
}
