import type { Colours } from '../goods/colours.ts'
import { hatOf } from '../goods/hat.ts'
import { inlay } from '../goods/plate.ts'
import { eye, felt } from '../goods/toys/limbs.ts'
import { kochkor, lozenge } from '../ornament/kochkor.ts'
import { blend, darker, hex, lighter, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { ball, tube, turned } from '../space/shapes.ts'
import { joined, type Solid, type Surface } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import type { Vec } from '../space/vector.ts'
import { dye, dyed, put, type Size } from './arrange.ts'

const SKINS = ['e6bf9c', 'd9a982', 'c99572', 'dcb08c']
const HAIR = ['2d2420', '3a3836', '8d8780', 'b9b4ab']

export type Headdress = 'elechek' | 'kalpak' | 'kerchief' | 'cap'

/** How high each reaches in the image, and half of the visible height. */
const TOP: Record<Headdress, number> = { kalpak: 460, elechek: 412, kerchief: 392, cap: 380 }
const HALF = 166

/** The headdress of a portrait. */
function headdressOf(kind: Headdress, { main, accent, lining }: Colours, hair: Rgb): Solid {
  const white = lighter(lining, 0.12)
  switch (kind) {
    case 'kalpak':
      return put(hatOf('kalpak', dyed('natural-white', 'charcoal')), 0, 6, 12, 268, { scale: 0.66 })
    case 'elechek': {
      // One wound cloth: windings of a tube would intersect.
      const wound = turned(
        (v) => [
          (72 - 18 * (v - 0.45) ** 2) * (1 - 0.9 * Math.max(0, v - 0.86) * 6) +
            5 * Math.abs(Math.sin(v * 15)),
          262 + 96 * v,
        ],
        {
          ...felt(white),
          open: (_u, v) => 0.72 + 0.28 * Math.abs(Math.sin(v * 15)),
          colourAt: (_u, v) => (v > 0.2 && v < 0.34 ? accent : white),
        },
        64,
        40,
      )
      return { surfaces: [ball([0, 22, 244], [61, 46, 66], felt(white)), { ...wound, over: 2 }], decals: [] }
    }
    case 'kerchief': {
      const shawl = turned(
        (v) => [66 * Math.cos(Math.max(0, v - 0.12) * 1.6) ** 0.62 + 2, 262 + 66 * v],
        felt(accent),
        48,
        24,
      )
      return {
        surfaces: [
          ball([0, 24, 244], [66, 46, 66], felt(darker(accent, 0.08))),
          { ...shawl, over: 2 },
          {
            ...tube(
              (s) => [Math.cos(s * 6.284) * 66, Math.sin(s * 6.284) * 64, 266],
              7,
              felt(darker(accent, 0.14)),
            ),
            over: 3,
          },
        ],
        decals: Array.from({ length: 16 }, (_, step) =>
          inlay(
            shawl,
            lozenge,
            { u: step / 16, v: 0.36 + (step % 2) * 0.2, across: 0.018, along: 0.075 },
            lining,
          ),
        ),
      }
    }
    case 'cap': {
      const crown = turned((v) => [66 - 10 * v ** 3, 266 + 46 * v], felt(main), 48, 14)
      return {
        surfaces: [
          ball([0, 14, 252], [63, 58, 58], felt(hair, 2)),
          ...[-1, 1].flatMap((side) =>
            [0, 1, 2, 3, 4, 5].map((knot) => ({
              ...ball(
                [side * (61 + knot * 1.5), -22 - knot * 7, 226 - knot * 21],
                [12, 11, 14],
                felt(hair, 2),
                14,
                10,
              ),
              over: 3,
            })),
          ),
          crown,
          turned((v) => [57 * (1 - v), 312 + 5 * v], felt(main), 40, 4),
        ],
        decals: Array.from({ length: 8 }, (_, step) =>
          inlay(crown, kochkor, { u: step / 8 + 0.0625, v: 0.45, across: 0.05, along: 0.36 }, lining),
        ),
      }
    }
  }
}

function bust(kind: Headdress, colours: Colours, next: Random): Solid {
  const { main, lining } = colours
  const skin = rgb(SKINS[Math.floor(next() * SKINS.length)] ?? 'd9a982')
  const isMan = kind === 'kalpak'
  const hair = rgb(HAIR[Math.floor(next() * HAIR.length)] ?? '2d2420')
  const coat: Surface = {
    ...turned((v) => [150, 190 * v], felt(main, 2.2), 64, 26),
    at: (u, v) => {
      const r = 168 - 34 * v - 96 * Math.max(0, v - 0.45) ** 1.25 * 1.7
      return [Math.cos(u * 6.28319) * r, Math.sin(u * 6.28319) * r * 0.66, -60 + 246 * v]
    },
  }
  const collar = tube(
    (s) => [Math.cos(s * 6.284) * 44, 4 + Math.sin(s * 6.284) * 34, 182 + Math.sin(s * 6.284) * 8],
    14,
    felt(lining),
    48,
    10,
  )
  const smile = 3 + next() * 4
  const face: Solid = {
    surfaces: [
      ball([0, 4, 196], [34, 32, 40], felt(darker(skin, 0.1), 0.8)),
      ball([0, 0, 244], [57, 54, 62], felt(skin, 0.8), 48, 32),
      ...(kind === 'kalpak' ? [ball([0, 16, 250], [60, 52, 56], felt(hair, 2))] : []),
      { ...ball([0, -55, 236], [8, 9, 12], felt(darker(skin, 0.05), 0.6), 14, 10), over: 3 },
      ...[-1, 1].flatMap((side) => [
        eye([side * 20, -49, 252], 4.4),
        {
          ...ball([side * 31, -44, 230], [10, 4, 7], felt(blend(skin, rgb('c8574c'), 0.34), 0.8), 12, 8),
          over: 4,
        },
        ball([side * 57, 2, 242], [7, 10, 15], felt(darker(skin, 0.06), 0.6), 12, 10),
      ]),
      ...(isMan
        ? [-1, 1].map((side) => ({
            ...ball([side * 11, -54, 221], [13, 6, 4.5], felt(hair, 3), 14, 8),
            over: 5,
          }))
        : []),
      ...(isMan && next() > 0.4
        ? [{ ...ball([0, -38, 190], [24, 18, 22], felt(hair, 5), 18, 12), over: 2 }]
        : []),
    ],
    decals: [
      ...[-1, 1].map((side) => ({
        kind: 'thread' as const,
        colour: hair,
        width: 3.4,
        line: [0, 0.5, 1].map((t) => ({
          at: [side * (12 + t * 18), -52 + t * 5, 266 + 3 * Math.sin(t * 3)] as Vec,
          normal: [0, -1, 0] as Vec,
        })),
      })),
      {
        kind: 'thread',
        colour: rgb('a04a44'),
        width: 3,
        line: [-1, -0.5, 0, 0.5, 1].map((t) => ({
          at: [t * 15, -53 + Math.abs(t) * 3, 213 + t * t * smile] as Vec,
          normal: [0, -1, 0] as Vec,
        })),
      },
    ],
  }
  const dress: Solid = {
    surfaces: [coat, collar],
    decals: [
      ...[0.665, 0.835].map((u) =>
        inlay(coat, kochkor, { u, v: 0.47, across: 0.045, along: 0.1 }, lining, {
          cord: colours.accent,
          cordWidth: 1.4,
        }),
      ),
      inlay(coat, lozenge, { u: 0.75, v: 0.3, across: 0.022, along: 0.06 }, lining),
      inlay(coat, lozenge, { u: 0.75, v: 0.48, across: 0.022, along: 0.06 }, lining),
    ],
  }
  return joined(dress, face, headdressOf(kind, colours, hair))
}

/** The head of a workshop, made of felt, in front of one of its felts. */
export function maker(kind: Headdress, colours: Colours, [width, height]: Size, next: Random): Still {
  const wall: Surface = {
    columns: 30,
    rows: 30,
    skin: {
      colour: blend(colours.accent, dye('natural-white'), kind === 'kerchief' ? 0.62 : 0.3),
      fuzz: 2,
      flat: true,
    },
    at: (u, v) => [-460 + 920 * u, 190, -160 + 800 * v],
  }
  const motifs = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2, 3].map((row) =>
      inlay(
        wall,
        kochkor,
        {
          u: 0.1 + column * 0.2,
          v: 0.13 + row * 0.26,
          across: 0.075,
          along: 0.085,
          turn: (row + column) % 2 ? 180 : 0,
        },
        blend(colours.main, wall.skin.colour, 0.62),
        { laid: 'felted' },
      ),
    ),
  )
  return {
    width,
    height,
    stage: [{ surfaces: [wall], decals: motifs }],
    solids: [put(bust(kind, colours, next), 0, 0, -8 + next() * 16)],
    view: { around: 0, up: 3, away: 1500, target: [0, 0, 200] },
    ground: -400,
    fit: [
      [-HALF, -60, TOP[kind] - 2 * HALF],
      [HALF, -60, TOP[kind] - 2 * HALF],
      [0, -60, TOP[kind]],
    ],
    frame: { x: 0, y: 0, width, height },
    backdrop: () => `<rect width="${width}" height="${height}" fill="${hex(wall.skin.colour)}"/>`,
  }
}
