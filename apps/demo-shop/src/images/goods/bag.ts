import { crossKochkor, kochkor } from '../ornament/kochkor.ts'
import { darker, lighter, rgb, type Rgb } from '../paint/colour.ts'
import type { ModelOf } from '../image-spec.ts'
import { drape } from '../space/drape.ts'
import { ball, tube } from '../space/shapes.ts'
import { place, type Decal, type Skin, type Solid, type Surface } from '../space/solid.ts'
import type { Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'
import { inlay, seam } from './plate.ts'
import { contrast } from './stitches.ts'

const facing: Vec = [0, -1, 0]
const hide = rgb('8a5a36')

/** A pouch: `u` goes around it with the front from 0.5 to 1, `v` from the base to the mouth. */
function pouch(halfX: number, halfY: number, height: number, mouth: number, skin: Skin): Surface {
  return {
    columns: 88,
    rows: 26,
    skin: { ...skin, openInside: (_u, v) => 0.15 + 0.6 * v },
    at: (u, v) => {
      const a = u * Math.PI * 2
      const power = (value: number, by: number) => Math.sign(value) * Math.abs(value) ** by
      const base = Math.min(1, v * 7) ** 0.4
      const thin = 1 + (mouth - 1) * v
      const bulge = Math.sin(Math.PI * Math.min(1, v * 1.1)) * 0.1
      return [
        power(Math.cos(a), 0.28) * halfX * (0.9 + 0.1 * base + bulge * 0.3),
        power(Math.sin(a), 0.45) * halfY * (thin * base + bulge),
        height * v,
      ]
    },
  }
}

const strap = (from: Vec, to: Vec, high: number, skin: Skin, radius = 8): Surface =>
  tube(
    (s) => {
      // Back and forth, so that the closed tube forms an open strap.
      const t = Math.abs(((s + 1) % 1) * 2 - 1)
      const sweep = Math.sin(Math.PI * t)
      return [
        from[0] + (to[0] - from[0]) * (0.5 - Math.cos(Math.PI * t) / 2),
        from[1] + (to[1] - from[1]) * t,
        from[2] + (to[2] - from[2]) * t + high * sweep ** 0.8,
      ]
    },
    radius,
    skin,
    64,
    6,
  )

export function bagOf(model: ModelOf<'bag'>, { main, accent, lining }: Colours): Solid {
  const wool = (colour: Rgb): Skin => ({ colour, fuzz: 1.3, inside: lining })
  const leather: Skin = { colour: hide, fuzz: 0, gloss: 0.4 }
  const thread = contrast(main, accent, lining)
  if (model === 'clutch' || model === 'sleeve' || model === 'sleeve-kochkor') {
    const clutch = model === 'clutch'
    const body = pouch(clutch ? 150 : 180, clutch ? 26 : 15, clutch ? 176 : 250, 0.7, wool(main))
    const reach = clutch ? 0.52 : 0.3
    const top = clutch ? 176 : 250
    const flap: Surface = {
      columns: 48,
      rows: 18,
      over: 6,
      skin: { ...wool(accent), inside: accent },
      at: (u, v) => {
        const x = (u * 2 - 1) * (clutch ? 151 : 181)
        const drop = top * reach * (clutch ? 1 - 0.42 * Math.abs(u * 2 - 1) ** 1.6 : 1)
        const t = 1 - v
        const roll = Math.min(1, t * 5)
        return [x, 14 - roll * (clutch ? 46 : 34), top + 4 - Math.max(0, t - 0.1) * drop * 1.11]
      },
    }
    const decals: Decal[] = [
      seam(flap, [0.03, 0.06], [0.97, 0.06], contrast(accent, lining, main), 1.6),
      seam(body, [0.52, 0.1], [0.98, 0.1], thread, 1.5),
    ]
    if (model === 'sleeve-kochkor')
      decals.push(drape(body, facing)({ motif: crossKochkor, middle: [0, 96], half: 74 }, accent, lining))
    if (clutch)
      decals.push(
        inlay(flap, kochkor, { u: 0.5, v: 0.5, across: 0.16, along: 0.36 }, lining, {
          cord: main,
          cordWidth: 1.2,
        }),
      )
    const button = {
      ...ball([0, -36, top - top * reach + (clutch ? 14 : 22)], [11, 7, 11], leather, 18, 12),
      over: 10,
    }
    return place({ surfaces: [body, flap, button], decals }, { turn: { x: -10 } })
  }
  if (model === 'backpack') {
    const body = pouch(140, 78, 330, 0.8, wool(main))
    const lid: Surface = {
      columns: 48,
      rows: 20,
      over: 8,
      skin: { ...wool(accent), inside: accent },
      at: (u, v) => {
        const x = (u * 2 - 1) * 143
        const t = 1 - v
        const back = 70 - Math.min(1, t * 2.4) * 152
        return [
          x * (1 - 0.04 * t),
          back,
          332 +
            Math.sin(Math.min(1, t * 2.4) * Math.PI) * 18 -
            Math.max(0, t - 0.4) * 230 * (1 - 0.3 * Math.abs(u * 2 - 1) ** 2),
        ]
      },
    }
    const pocket = pouch(92, 34, 130, 0.9, wool(darker(main, 0.06)))
    const front: Surface = {
      ...pocket,
      over: 6,
      at: (u, v) => {
        const [x, y, z] = pocket.at(u, v)
        return [x, y - 80, z + 30]
      },
    }
    return {
      surfaces: [
        body,
        front,
        lid,
        strap([-60, 60, 325], [60, 60, 325], 70, leather, 9),
        { ...ball([0, -96, 196], [12, 8, 12], leather, 18, 12), over: 12 },
      ],
      decals: [
        seam(lid, [0.03, 0.07], [0.97, 0.07], contrast(accent, lining, main), 2),
        seam(front, [0.52, 0.9], [0.98, 0.9], thread, 1.8),
        seam(body, [0, 0.07], [1, 0.07], thread, 1.8),
        drape(front, facing)({ motif: kochkor, middle: [0, 92], half: 40 }, accent, lining),
      ],
    }
  }
  const body = pouch(190, 72, 330, 0.62, wool(main))
  const band: Surface = {
    ...body,
    rows: 6,
    over: 4,
    skin: wool(accent),
    at: (u, v) => {
      const [x, y, z] = body.at(u, v * 0.26)
      return [x * 1.008, y * 1.02, z]
    },
  }
  const decals: Decal[] = [
    seam(body, [0, 0.965], [1, 0.965], thread, 1.9),
    seam(band, [0, 0.94], [1, 0.94], contrast(accent, lining, main), 1.9),
  ]
  if (model === 'tote-kochkor')
    decals.push(
      drape(body, facing)({ motif: crossKochkor, middle: [0, 200], half: 92 }, accent, lighter(lining, 0.1)),
    )
  const handle = (y: number) => strap([-78, y, 300], [78, y, 300], 190, leather, 7)
  return { surfaces: [body, band, handle(46), { ...handle(-50), over: 10 }], decals }
}
