import { lozenge } from '../ornament/kochkor.ts'
import { disc } from '../ornament/rug-pattern.ts'
import { blend, darker, lighter, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { ModelOf } from '../picture-spec.ts'
import { ball, tube, turned } from '../space/shapes.ts'
import type { Decal, Skin, Solid, Surface } from '../space/solid.ts'
import { bezier, type Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'
import { inlay } from './plate.ts'

const eyeSkin: Skin = { colour: rgb('1c1a1a'), fuzz: 0, gloss: 1 }
const eye = (at: Vec, size = 4): Surface => ({ ...ball(at, [size, size, size], eyeSkin, 10, 8), over: 6 })
const felt = (colour: Rgb, fuzz = 1.5): Skin => ({ colour, fuzz })

/** A limb or tail: a stroke that swells and closes at both ends. */
const limb = (points: readonly [Vec, Vec, Vec, Vec], from: number, to: number, skin: Skin): Surface => ({
  columns: 18,
  rows: 14,
  skin,
  at: (u, v) => {
    const middle = bezier(...points, v)
    const wide = (from + (to - from) * v) * Math.max(0, 1 - Math.abs(v * 2 - 1) ** 8) ** 0.5
    const along = bezier(...points, Math.min(1, v + 0.01))
    const steep = Math.abs(along[2] - middle[2]) > Math.hypot(along[0] - middle[0], along[1] - middle[1])
    const [c, s] = [Math.cos(u * Math.PI * 2) * wide, Math.sin(u * Math.PI * 2) * wide]
    return steep
      ? [middle[0] + (along[2] > middle[2] ? c : -c), middle[1] + s, middle[2]]
      : Math.abs(along[0] - middle[0]) > Math.abs(along[1] - middle[1])
        ? [middle[0], middle[1] + (along[0] > middle[0] ? c : -c), middle[2] + s]
        : [middle[0] + (along[1] > middle[1] ? -c : c), middle[1], middle[2] + s]
  },
})

const leg = (x: number, y: number, top: number, wide: number, skin: Skin, hoof: Skin): Surface[] => [
  limb(
    [
      [x, y, 2],
      [x, y, top * 0.4],
      [x, y, top * 0.7],
      [x, y, top],
    ],
    wide,
    wide * 1.3,
    skin,
  ),
  {
    ...limb(
      [
        [x, y, -1],
        [x, y, top * 0.08],
        [x, y, top * 0.14],
        [x, y, top * 0.2],
      ],
      wide * 1.12,
      wide * 1.12,
      hoof,
    ),
    over: 3,
  },
]

const legs = (dx: number, dy: number, top: number, wide: number, skin: Skin, hoof: Skin) =>
  [
    [-dx, -dy],
    [dx, -dy],
    [-dx, dy],
    [dx, dy],
  ].flatMap(([x = 0, y = 0]) => leg(x, y, top, wide, skin, hoof))

/** Animals look along -x; the doll looks at the camera. */
export function toyOf(model: ModelOf<'toy'>, { main, accent, lining }: Colours, next: Random): Solid {
  const dark = darker(main, 0.45)
  switch (model) {
    case 'sheep': {
      const face = felt(blend(accent, rgb('3a3836'), 0.4))
      const curls = Array.from({ length: 74 }, (_, index): Surface => {
        const v = 1 - (index / 73) * 1.72
        const a = index * 2.399963 + next() * 0.3
        const r = Math.sqrt(1 - Math.min(1, v * v))
        const size = 21 + next() * 7
        return ball(
          [Math.cos(a) * r * 92, Math.sin(a) * r * 66, 128 + v * 58],
          [size, size, size],
          { ...felt(lighter(main, next() * 0.12), 4.5), open: (_u, bv) => 0.55 + 0.45 * bv },
          12,
          9,
        )
      })
      return {
        surfaces: [
          ...legs(46, 30, 84, 12, face, felt(darker(face.colour, 0.4))),
          ball([0, 0, 126], [88, 62, 56], felt(main), 20, 12),
          ...curls,
          ball([-112, 0, 158], [40, 30, 32], face),
          ball([-138, 0, 146], [20, 21, 19], felt(lighter(face.colour, 0.1))),
          ball([-98, -38, 160], [10, 22, 9], face, 14, 10),
          ball([-98, 38, 160], [10, 22, 9], face, 14, 10),
          ...Array.from({ length: 9 }, (_, index) =>
            ball(
              [-92 + (index % 3) * 10, (Math.floor(index / 3) - 1) * 17, 188 + next() * 6],
              [15, 15, 14],
              felt(main, 3),
              12,
              9,
            ),
          ),
          eye([-133, -25, 164], 4.6),
          eye([-133, 25, 164], 4.6),
        ],
        decals: [],
      }
    }
    case 'camel': {
      const skin = felt(main)
      const tuft: Skin = { colour: dark, fuzz: 6 }
      const blanket: Surface = {
        columns: 30,
        rows: 20,
        over: 12,
        skin: felt(accent),
        at: (u, v) => {
          const a = (v - 0.5) * 2.7
          return [2 + (u - 0.5) * 72, Math.sin(a) * 63, 178 + Math.cos(a) * 65]
        },
      }
      return {
        surfaces: [
          ...legs(66, 34, 150, 13, skin, felt(dark)),
          ball([0, 0, 178], [112, 58, 60], skin),
          ball([-52, 0, 238], [34, 32, 52], skin),
          ball([56, 0, 238], [34, 32, 52], skin),
          ball([-52, 0, 284], [17, 16, 14], tuft, 16, 10),
          ball([56, 0, 284], [17, 16, 14], tuft, 16, 10),
          limb(
            [
              [-88, 0, 176],
              [-158, 0, 140],
              [-166, 0, 220],
              [-166, 0, 292],
            ],
            33,
            21,
            skin,
          ),
          ball([-184, 0, 292], [42, 24, 24], skin),
          ball([-212, 0, 284], [20, 19, 17], felt(lighter(main, 0.15))),
          ball([-160, -22, 314], [7, 5, 13], skin, 12, 8),
          ball([-160, 22, 314], [7, 5, 13], skin, 12, 8),
          ball([-160, 0, 312], [17, 15, 13], tuft, 14, 9),
          limb(
            [
              [104, 0, 196],
              [134, 0, 190],
              [136, 0, 150],
              [132, 0, 112],
            ],
            6,
            8,
            skin,
          ),
          ball([132, 0, 106], [10, 10, 16], tuft, 12, 8),
          blanket,
          eye([-192, -22, 300]),
          eye([-192, 22, 300]),
        ],
        decals: [
          inlay(blanket, lozenge, { u: 0.5, v: 0.24, across: 0.3, along: 0.17 }, lining, {
            cord: main,
            cordWidth: 1.5,
          }),
          inlay(blanket, lozenge, { u: 0.5, v: 0.24, across: 0.14, along: 0.08 }, main),
        ],
      }
    }
    case 'snow-leopard': {
      const skin = felt(main, 2.4)
      const body = ball([0, 0, 118], [118, 56, 54], skin, 44, 26)
      const head = ball([-126, 0, 172], [48, 46, 42], skin, 30, 20)
      const spot = (on: Surface, u: number, v: number, across: number, along: number): Decal =>
        inlay(on, disc(1), { u, v, across, along, turn: next() * 90 }, accent, {
          laid: 'felted',
          cordWidth: 0.8,
        })
      const spots = Array.from({ length: 46 }, (_, index) =>
        spot(
          body,
          ((index % 12) + next() * 0.7) / 12,
          0.42 + Math.floor(index / 12) * 0.115 + next() * 0.05,
          0.014 + next() * 0.007,
          0.026 + next() * 0.014,
        ),
      )
      const tail = limb(
        [
          [104, 0, 126],
          [190, 0, 90],
          [206, 0, 190],
          [176, 0, 252],
        ],
        17,
        24,
        skin,
      )
      return {
        surfaces: [
          ...legs(74, 32, 108, 17, skin, felt(lighter(main, 0.4))),
          body,
          head,
          { ...ball([-164, 0, 158], [22, 27, 18], felt(lining), 32, 20), over: 12 },
          { ...ball([-183, 0, 166], [6, 8, 5], felt(rgb('9a5f5c')), 14, 10), over: 20 },
          ...[-1, 1].flatMap((side) => [
            ball([-114, side * 34, 212], [9, 15, 16], felt(main), 14, 10),
            { ...ball([-121, side * 33, 211], [6, 9, 10], felt(accent), 12, 8), over: 2 },
            eye([-165, side * 21, 182], 5.5),
          ]),
          tail,
        ],
        decals: [
          ...spots,
          ...Array.from({ length: 9 }, (_, index) =>
            spot(head, 0.2 + index * 0.075, 0.72 + (index & 1) * 0.1, 0.014, 0.03),
          ),
          ...[0.45, 0.6, 0.75, 0.9].flatMap((v) =>
            [0.1, 0.35, 0.6, 0.85].map((u) => spot(tail, u, v, 0.1, 0.03)),
          ),
        ],
      }
    }
    case 'horse': {
      const skin = felt(main)
      const hair: Skin = { colour: accent, fuzz: 9 }
      const saddle: Surface = {
        columns: 30,
        rows: 20,
        over: 10,
        skin: felt(accent),
        at: (u, v) => {
          const a = (v - 0.5) * 2.4
          return [4 + (u - 0.5) * 86, Math.sin(a) * 54, 168 + Math.cos(a) * 58]
        },
      }
      return {
        surfaces: [
          ...legs(70, 28, 140, 13, skin, felt(dark)),
          ball([0, 0, 168], [108, 50, 54], skin),
          limb(
            [
              [-70, 0, 176],
              [-112, 0, 210],
              [-116, 0, 252],
              [-134, 0, 290],
            ],
            39,
            25,
            skin,
          ),
          ball([-156, 0, 282], [46, 23, 25], skin),
          ball([-190, 0, 268], [19, 18, 17], felt(lighter(main, 0.2))),
          ...Array.from({ length: 7 }, (_, index) =>
            ball([-64 - index * 11, 0, 226 + index * 16], [14, 11, 17], hair, 12, 9),
          ),
          ball([-148, 0, 310], [16, 10, 11], hair, 12, 8),
          limb(
            [
              [98, 0, 190],
              [146, 0, 194],
              [150, 0, 120],
              [146, 0, 70],
            ],
            12,
            20,
            { ...hair, fuzz: 14 },
          ),
          ball([-134, -13, 314], [7, 5, 14], skin, 12, 8),
          ball([-134, 13, 314], [7, 5, 14], skin, 12, 8),
          saddle,
          eye([-164, -20, 292]),
          eye([-164, 20, 292]),
        ],
        decals: [
          inlay(saddle, lozenge, { u: 0.5, v: 0.22, across: 0.3, along: 0.17 }, lining, {
            cord: main,
            cordWidth: 1.5,
          }),
        ],
      }
    }
    case 'doll': {
      const cloth = felt(main)
      const face = felt(rgb('e3bd9a'))
      const gown = turned(
        (v) => [[96, 92, 80, 64, 48, 38][Math.min(5, Math.round(v * 5))] ?? 60, 190 * v],
        { ...cloth },
        48,
        5,
      )
      const smooth: Surface = {
        ...gown,
        rows: 26,
        at: (u, v) => {
          const r = 96 - 58 * v ** 0.85
          return [Math.cos(u * 6.28319) * r, Math.sin(u * 6.28319) * r * 0.86, 190 * v]
        },
      }
      const cap: Surface = turned(
        (v) => [64 * Math.cos(v * 1.5) ** 0.8 + 2, 262 + 92 * v],
        felt(lining),
        40,
        14,
      )
      return {
        surfaces: [
          smooth,
          tube((s) => [Math.cos(s * 6.284) * 95, Math.sin(s * 6.284) * 82, 6], 7, felt(accent), 48, 6),
          limb(
            [
              [-44, 0, 176],
              [-80, -10, 150],
              [-92, -40, 120],
              [-56, -70, 112],
            ],
            17,
            15,
            cloth,
          ),
          limb(
            [
              [44, 0, 176],
              [80, -10, 150],
              [92, -40, 120],
              [56, -70, 112],
            ],
            17,
            15,
            cloth,
          ),
          ball([-48, -74, 112], [13, 13, 13], face, 14, 10),
          ball([48, -74, 112], [13, 13, 13], face, 14, 10),
          ball([0, 0, 240], [58, 54, 56], face, 48, 32),
          ball([0, 18, 250], [62, 54, 58], felt(rgb('2d2420'), 2)),
          cap,
          tube((s) => [Math.cos(s * 6.284) * 66, Math.sin(s * 6.284) * 62, 268], 10, felt(accent), 48, 8),
          ...[-1, 1].flatMap((side) => [
            limb(
              [
                [side * 50, -6, 246],
                [side * 66, -22, 210],
                [side * 60, -34, 170],
                [side * 54, -40, 128],
              ],
              12,
              9,
              felt(rgb('2d2420'), 2),
            ),
            eye([side * 20, -51, 246], 4.6),
            { ...ball([side * 33, -45, 228], [9, 4, 6], felt(rgb('d68f80')), 12, 8), over: 4 },
          ]),
        ],
        decals: [
          inlay(smooth, lozenge, { u: 0.75, v: 0.5, across: 0.06, along: 0.16 }, accent, {
            cord: lining,
            cordWidth: 1.2,
          }),
          ...Array.from({ length: 12 }, (_, index) =>
            inlay(
              smooth,
              lozenge,
              { u: index / 12, v: 0.14, across: 0.03, along: 0.055 },
              index & 1 ? accent : lining,
            ),
          ),
          {
            kind: 'thread',
            colour: rgb('a04a44'),
            width: 2.4,
            line: [-1, -0.5, 0, 0.5, 1].map((t) => ({
              at: [t * 11, -55, 220 + t * t * 4] as Vec,
              normal: [0, -1, 0] as Vec,
            })),
          },
        ],
      }
    }
  }
}
