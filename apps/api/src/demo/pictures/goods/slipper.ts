import { blend, darker, lighter, lightness, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { kochkor } from '../ornament/kochkor.ts'
import { steps, stepsTo } from '../space/curve.ts'
import { drape } from '../space/drape.ts'
import { knotOn } from '../space/mesh.ts'
import { ball, tube } from '../space/shapes.ts'
import type { Decal, Skin, Solid, Surface } from '../space/solid.ts'
import { between, type Vec } from '../space/vector.ts'
import { bootie, closed, collar, mule, soleEdge, upper, type Last } from './slipper-shape.ts'

export type Colours = { readonly main: Rgb; readonly accent: Rgb; readonly lining: Rgb }

const lasts = { mule, closed, bootie }

export type SlipperModel = { readonly last: keyof typeof lasts; readonly trim?: 'pompom' | 'kochkor' | 'fur' | 'stitched' | 'two-tone' | 'strap'; readonly sole: 'leather' | 'rubber' | 'felt' }

const leather = rgb('9a6a42')
const rubber = rgb('3b3531')

/** One right slipper standing on z = -sole. */
export function slipper(model: SlipperModel, colours: Colours, next: Random): Solid {
  const last = lasts[model.last]
  const { main, accent, lining } = colours
  const wool = (colour: Rgb, inside?: Rgb): Skin => ({ colour, fuzz: 1.3, ...(inside ? { inside } : {}) })
  const thick = model.sole === 'felt' ? 9 : 11
  const soleColour = model.sole === 'leather' ? leather : model.sole === 'rubber' ? rubber : blend(main, rgb('b9b4ab'), 0.45)
  const soleSkin: Skin = { colour: soleColour, fuzz: model.sole === 'felt' ? 0.8 : 0, gloss: model.sole === 'leather' ? 0.35 : 0.2 }
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
    skin: { ...wool(lining), open: (_u, _v, at) => (last.heel < 8 ? 1 - 0.75 * Math.min(1, Math.max(0, (at[1] + 40) / 60)) : 0.42) },
  }
  const wall: Surface = { columns: 76, rows: 3, over: 8, at: (u, v) => soleEdge(u, -thick + (thick + 1.5) * v, 3 - Math.abs(v - 0.5) * 1.6), skin: soleSkin }
  const under: Surface = {
    columns: 76,
    rows: 3,
    at: (u, v) => {
      const edge = soleEdge(u, -thick, 2)
      return [edge[0] * v, edge[1] * v, edge[2]]
    },
    skin: soleSkin,
  }
  const furry = model.trim === 'fur'
  const rim = tube((s) => collar(s, last), (s) => (furry ? 9 * Math.min(1, 0.35 + collar(s, last)[2] / 40) : 3.4), furry ? { colour: lighter(lining, 0.3), fuzz: 9, openInside: () => 1 } : wool(model.trim === 'kochkor' || model.trim === 'stitched' || model.trim === 'strap' ? accent : main), 84)
  const thread = contrast(main, accent, lining)
  const decals: Decal[] = [
    stitches(shell, 0.07, rgb('efe6d4'), 1.3),
    ...(furry ? [] : [stitches(shell, 0.9, thread, 1.2)]),
    { kind: 'thread', colour: lighter(soleColour, 0.45), width: 1.1, dash: [4, 3.4], line: steps(120).map((s) => ({ at: soleEdge(s, -thick + 0.6, -5), normal: [0, 0, -1] as Vec })) },
  ]
  const top = drape(shell, [0, 0, 1])
  const surfaces = [under, bed, shell, wall, rim]
  if (model.trim === 'kochkor') decals.push(top({ motif: kochkor, middle: [2, 66], half: 36, turn: 180 }, accent, lining))
  if (model.trim === 'two-tone') surfaces.push(toeCap(shell, wool(accent)))
  if (model.trim === 'pompom') surfaces.push(ball([0, 42, last.instep + 10], [19, 19, 18], { colour: accent, fuzz: 9 }, 22, 14))
  if (model.trim === 'stitched')
    for (const line of [0.3, 0.5, 0.7]) decals.push({ ...stitches(shell, line, accent, 1.5), line: stepsTo(60).map((t) => knotOn(shell, 0.32 + t * 0.36, line)) })
  if (model.trim === 'strap')
    surfaces.push(tube((s) => between(upper(0.27, 0.5, last), upper(0.73, 0.5, last), s), 3, wool(accent)))
  void next
  return { surfaces, decals }
}

/** A second felt laid round the toe, its edge an arc. */
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

function stitches(on: Surface, v: number, colour: Rgb, width: number): Extract<Decal, { kind: 'thread' }> {
  return { kind: 'thread', colour, width, dash: [4.2, 4], line: stepsTo(140).map((u) => knotOn(on, u, v)).filter(({ at }) => at[2] > 2.6) }
}

const contrast = (main: Rgb, ...others: readonly Rgb[]) =>
  others.find((other) => Math.abs(lightness(other) - lightness(main)) > 0.18) ?? (lightness(main) > 0.5 ? darker(main, 0.35) : lighter(main, 0.4))
