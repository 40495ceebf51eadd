import { kochkor, tortKochkor } from '../ornament/kochkor.ts'
import { darker, type Rgb } from '../paint/colour.ts'
import type { ModelOf } from '../image-spec.ts'
import { lineThrough, type Point } from '../space/curve.ts'
import { ball, tube, turned } from '../space/shapes.ts'
import type { Decal, Skin, Solid, Surface } from '../space/solid.ts'
import type { Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'
import { inlay, seam } from './plate.ts'
import { contrast } from './stitches.ts'

type Profile = readonly Point[]

const crowns: Record<ModelOf<'hat'>, Profile> = {
  kalpak: [
    [98, 0],
    [101, 60],
    [100, 120],
    [88, 190],
    [60, 250],
    [26, 292],
    [0, 300],
  ],
  'kalpak-tall': [
    [96, 0],
    [99, 80],
    [98, 160],
    [84, 240],
    [58, 300],
    [24, 346],
    [0, 356],
  ],
  beret: [
    [84, 0],
    [90, 16],
    [136, 40],
    [146, 62],
    [122, 86],
    [60, 98],
    [0, 100],
  ],
  cloche: [
    [150, -6],
    [122, 22],
    [104, 50],
    [103, 96],
    [96, 140],
    [64, 172],
    [0, 182],
  ],
  'cloche-flower': [
    [156, -2],
    [124, 24],
    [104, 50],
    [103, 96],
    [96, 140],
    [64, 172],
    [0, 182],
  ],
  sauna: [
    [126, 6],
    [112, 36],
    [102, 70],
    [100, 120],
    [82, 168],
    [46, 202],
    [0, 212],
  ],
  'sauna-bell': [
    [148, 0],
    [122, 40],
    [104, 90],
    [92, 140],
    [70, 190],
    [34, 232],
    [0, 250],
  ],
}

/** A hat standing on its brim. */
export function hatOf(model: ModelOf<'hat'>, { main, accent, lining }: Colours): Solid {
  const line = lineThrough(crowns[model])
  const tall = model.startsWith('kalpak')
  const skin = (colour: Rgb): Skin => ({
    colour,
    fuzz: 1.3,
    inside: darker(lining, 0.15),
    openInside: () => 0.45,
  })
  const crown = turned(
    (v, u) => {
      const [radius, height] = line(v)
      const panel = tall ? 1 + 0.035 * Math.abs(Math.cos(u * Math.PI * 4)) * Math.sin(Math.PI * v) : 1
      return [radius * panel, height]
    },
    { ...skin(main), open: (_u, v) => 0.62 + 0.38 * Math.min(1, v * 5) },
    64,
    30,
  )
  const surfaces: Surface[] = [crown]
  const decals: Decal[] = []
  const thread = contrast(main, accent, lining)
  const foot = line(0)
  const ring = (s: number): Vec => [
    Math.cos(s * Math.PI * 2) * foot[0],
    Math.sin(s * Math.PI * 2) * foot[0],
    foot[1],
  ]
  if (tall) {
    // The turned-up brim is split at the front, black or coloured velvet felt.
    surfaces.push({
      columns: 64,
      rows: 8,
      over: 5,
      skin: { ...skin(accent), openInside: () => 0.8 },
      at: (u, v) => {
        const a = (u * 0.965 + 0.0175) * Math.PI * 2 - Math.PI / 2 + 0.35
        const lift = 78 + 14 * Math.cos(a * 2)
        const radius = 104 + 12 * v
        return [Math.cos(a) * radius, Math.sin(a) * radius, lift * v]
      },
    })
    for (const u of [0, 0.25, 0.5, 0.75]) {
      decals.push(seam(crown, [u, 0.28], [u, 0.97], accent, 3.6, [1000, 0.1]))
      decals.push(
        inlay(crown, kochkor, { u: u + 0.125, v: 0.56, across: 0.07, along: 0.13 }, accent, {
          cord: lining,
          cordWidth: 1,
        }),
      )
      decals.push(inlay(crown, kochkor, { u, v: 0.5, across: 0.036, along: 0.07 }, accent))
    }
    const top = line(1)[1]
    surfaces.push(ball([0, 0, top + 4], [8, 8, 9], { colour: accent, fuzz: 1 }, 14, 10))
    surfaces.push({
      columns: 14,
      rows: 8,
      skin: { colour: accent, fuzz: 9 },
      over: 6,
      at: (u, v) => [
        Math.cos(u * 6.284) * (3 + 6 * v) + 18 + 14 * v,
        Math.sin(u * 6.284) * (3 + 6 * v) - 24 - 22 * v,
        top - 4 - 62 * v,
      ],
    })
    return { surfaces, decals }
  }
  surfaces.push(tube(ring, 4, skin(model === 'beret' ? accent : main), 64, 6))
  if (model === 'beret') {
    surfaces.push(
      tube(
        (s) => {
          const t = Math.abs(((s + 1) % 1) * 2 - 1)
          return [6 * t, -3 * t, 98 + 20 * t]
        },
        4.5,
        skin(main),
        12,
        6,
      ),
    )
    decals.push(
      ...Array.from({ length: 8 }, (_, index) =>
        seam(crown, [index / 8, 0.55], [index / 8, 0.94], thread, 1.1),
      ),
    )
    decals.push(
      inlay(crown, kochkor, { u: 0.68, v: 0.72, across: 0.045, along: 0.12 }, accent, {
        cord: lining,
        cordWidth: 1,
      }),
    )
  } else {
    decals.push(seam(crown, [0, 0.035], [1, 0.035], thread, 1.3))
    surfaces.push({
      columns: 64,
      rows: 4,
      over: 3,
      skin: skin(accent),
      at: (u, v) => {
        const [r, z] = line(0.34 + 0.13 * v)
        return [Math.cos(u * 6.28319) * (r + 2), Math.sin(u * 6.28319) * (r + 2), z]
      },
    })
  }
  if (model.startsWith('sauna')) {
    decals.push(
      inlay(crown, tortKochkor, { u: 0.75, v: 0.66, across: 0.075, along: 0.13 }, accent, {
        cord: lining,
        cordWidth: 1,
      }),
    )
    surfaces.push(
      tube(
        (s) => [0, Math.cos(s * 6.284) * 14, line(1)[1] + 14 + Math.sin(s * 6.284) * 16],
        3,
        { colour: accent, fuzz: 0.8 },
        24,
        6,
      ),
    )
  }
  if (model === 'cloche-flower')
    for (let petal = 0; petal < 6; petal++) {
      const a = (petal / 6) * Math.PI * 2
      surfaces.push(
        ball(
          [-64 + Math.cos(a) * 19, -92 - 4 * Math.sin(a), 72 + Math.sin(a) * 19],
          [15, 8, 15],
          { colour: petal & 1 ? lining : accent, fuzz: 1.2 },
          16,
          10,
        ),
      )
    }
  if (model === 'cloche-flower')
    surfaces.push({
      ...ball([-66, -101, 72], [10, 7, 10], { colour: darker(accent, 0.3), fuzz: 1.2 }, 14, 10),
      over: 6,
    })
  if (model === 'cloche')
    surfaces.push({ ...ball([84, -66, 72], [15, 15, 15], { colour: accent, fuzz: 1.2 }, 16, 12), over: 4 })
  return { surfaces, decals }
}
