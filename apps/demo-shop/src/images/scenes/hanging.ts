import type { Colours } from '../goods/colours.ts'
import { inlay, seam } from '../goods/plate.ts'
import { kochkor, lozenge, tortKochkor } from '../ornament/kochkor.ts'
import type { Motif } from '../ornament/motif.ts'
import { blend, darker, hex, lighter, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Decal, Solid, Surface } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import { dye, type Size } from './arrange.ts'

const SQUARE: Motif = [
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
]
const ring = (from: number, to: number, bend: (angle: number) => number = () => 1): Motif => [
  Array.from({ length: 41 }, (_, step) => {
    const angle = from + ((to - from) * step) / 40
    return [Math.cos(angle) * bend(angle), Math.sin(angle) * bend(angle)] as const
  }),
]
const SMILE: Motif = [
  [-1, -0.5, 0, 0.5, 1, 0.5, 0, -0.5].map(
    (x, place) => [x, (place < 5 ? -1 : -0.3) * (1 - x * x) + 0.4] as const,
  ),
]
const DISC = ring(0, Math.PI * 2)

/** A felt on the wall, with its lower edge at floor height. */
const cloth = (width: number, height: number, colour: Rgb): Surface => ({
  columns: 40,
  rows: 34,
  skin: { colour, fuzz: 2.2 },
  at: (u, v) => [
    width * (u - 0.5),
    Math.sin(u * 19) * 3 * (1 - v) + Math.sin(v * 11 + u * 5) * 2,
    height * v + Math.sin(u * 7) * 4 * (1 - v),
  ],
})

/** The embroidered cloth behind the bed: bordered on three sides, open at the bottom. */
export function tushKyiz({ main, accent, lining }: Colours, next: Random): Solid {
  const field = cloth(1500, 1160, main)
  const horn = (u: number, v: number, turn: number): Decal =>
    inlay(field, kochkor, { u, v, across: 0.045, along: 0.058, turn }, lining, {
      cord: darker(accent, 0.35),
      cordWidth: 2,
    })
  const band = (u: number, v: number, across: number, along: number): Decal =>
    inlay(field, SQUARE, { u, v, across, along }, accent, { cord: lining, cordWidth: 4 })
  const petals = 6 + Math.floor(next() * 3)
  const flower = (u: number, v: number, size: number): Decal[] => [
    inlay(
      field,
      ring(0, Math.PI * 2, (angle) => 0.78 + 0.22 * Math.cos(angle * petals)),
      { u, v, across: size, along: size * 1.29 },
      accent,
      {
        cord: lining,
        cordWidth: 3,
      },
    ),
    inlay(field, tortKochkor, { u, v, across: size * 0.62, along: size * 0.8 }, lining),
    inlay(field, DISC, { u, v, across: size * 0.12, along: size * 0.155 }, dye('saffron')),
  ]
  return {
    surfaces: [field],
    decals: [
      band(0.07, 0.5, 0.062, 0.49),
      band(0.93, 0.5, 0.062, 0.49),
      band(0.5, 0.915, 0.362, 0.075),
      ...[0.1, 0.28, 0.46, 0.64, 0.82].flatMap((v) => [horn(0.07, v, 90), horn(0.93, v, -90)]),
      ...[0.19, 0.345, 0.5, 0.655, 0.81].map((u) => horn(u, 0.915, 180)),
      ...[0.29, 0.5, 0.71].flatMap((u) => [
        inlay(
          field,
          [
            [
              [-1, 1],
              [1, 1],
              [0, -1],
            ],
          ],
          { u, v: 0.79, across: 0.075, along: 0.04 },
          accent,
          {
            cord: lining,
            cordWidth: 3,
          },
        ),
      ]),
      ...flower(0.29, 0.45, 0.105),
      ...flower(0.5, 0.5, 0.125),
      ...flower(0.71, 0.45, 0.105),
      ...[0.21, 0.395, 0.605, 0.79].map((u) =>
        inlay(field, lozenge, { u, v: 0.22, across: 0.035, along: 0.05 }, dye('sage'), {
          cord: lining,
          cordWidth: 2,
        }),
      ),
      ...[0.17, 0.12].map((v) => seam(field, [0.15, v], [0.85, v], lining, 3.4, [11, 8])),
    ],
  }
}

/** A mountain ridge from edge to edge, as a cut-out. */
function ridge(next: Random, base: number, height: number): Motif {
  const peaks = Array.from({ length: 9 }, (_, step) => {
    const high = step % 2 ? 1 : 0.35
    return [-1 + step * 0.25, base + height * high * (0.55 + next() * 0.45)] as const
  })
  return [[[-1, -1], ...peaks, [1, -1]]]
}

/** A landscape felted in layers of wool. */
export function landscapePanel({ main, accent, lining }: Colours, next: Random): Solid {
  const sky = cloth(1240, 1160, blend(lining, accent, 0.14))
  const whole = { u: 0.5, v: 0.5, across: 0.49, along: 0.49 }
  const layer = (motif: Motif, colour: Rgb, where = whole): Decal =>
    inlay(sky, motif, where, colour, { laid: 'felted' })
  const yurt = (u: number, v: number, size: number): Decal[] => [
    layer(
      [
        [
          [-1, -0.9],
          [1, -0.9],
          [0.94, 0.05],
          [0.3, 0.82],
          [-0.3, 0.82],
          [-0.94, 0.05],
        ],
      ],
      lighter(lining, 0.2),
      { u, v, across: size, along: size * 0.86 },
    ),
    inlay(sky, SQUARE, { u, v: v - size * 0.42, across: size * 0.2, along: size * 0.34 }, main),
    seam(sky, [u - size * 0.93, v + size * 0.02], [u + size * 0.93, v + size * 0.02], main, 4, [14, 6]),
  ]
  const yurts = [0.3 + next() * 0.1, 0.62 + next() * 0.14]
  return {
    surfaces: [sky],
    decals: [
      layer(DISC, accent, { u: 0.3 + next() * 0.4, v: 0.74, across: 0.1, along: 0.107 }),
      layer(ridge(next, -0.1, 0.62), blend(main, lining, 0.62)),
      layer(ridge(next, -0.3, 0.55), blend(main, lining, 0.34)),
      layer(ridge(next, -0.52, 0.44), main),
      layer(
        [
          [
            [-1, -1],
            [-1, -0.5],
            [-0.4, -0.44],
            [0.2, -0.52],
            [1, -0.42],
            [1, -1],
          ],
        ],
        blend(dye('sage'), main, 0.2),
      ),
      layer(
        [
          [
            [-1, -1],
            [-1, -0.74],
            [-0.3, -0.68],
            [0.4, -0.76],
            [1, -0.7],
            [1, -1],
          ],
        ],
        blend(dye('forest'), accent, 0.1),
      ),
      ...yurts.flatMap((u, place) => yurt(u, 0.235 - place * 0.05, 0.075 + place * 0.03)),
      ...[0.02, 0.98].map((u) => seam(sky, [u, 0.02], [u, 0.98], darker(main, 0.2), 3, [10, 8])),
      ...[0.02, 0.98].map((v) => seam(sky, [0.02, v], [0.98, v], darker(main, 0.2), 3, [10, 8])),
    ],
  }
}

const SKINS = ['e6bf9c', 'd9a982', 'c99572', 'efcdb0']

/** A face cut from felt: an old man in a kalpak, a mother in an elechek, or a girl with braids. */
export function portraitPanel({ main, accent, lining }: Colours, next: Random, seed: number): Solid {
  const ground = cloth(1080, 1180, accent)
  const sewn = (
    motif: Motif,
    u: number,
    v: number,
    across: number,
    along: number,
    colour: Rgb,
    turn = 0,
  ): Decal =>
    inlay(ground, motif, { u, v, across, along, turn }, colour, {
      cord: darker(colour, 0.28),
      cordWidth: 2.4,
    })
  const skin = rgb(SKINS[Math.floor(next() * SKINS.length)] ?? 'd9a982')
  const hair = dye(seed % 3 === 0 ? 'light-grey' : 'charcoal')
  const white = lighter(lining, 0.1)
  const headdress: Decal[] =
    seed % 3 === 0
      ? [
          sewn(
            [
              [
                [-0.9, -1],
                [0.9, -1],
                [0.72, 0.1],
                [0.16, 1],
                [-0.16, 1],
                [-0.72, 0.1],
              ],
            ],
            0.5,
            0.79,
            0.2,
            0.16,
            white,
          ),
          sewn(
            [
              [
                [-1, -1],
                [1, -1],
                [0.94, 0.8],
                [0.2, 0.1],
                [-0.2, 0.1],
                [-0.94, 0.8],
              ],
            ],
            0.5,
            0.69,
            0.225,
            0.06,
            dye('charcoal'),
          ),
          inlay(ground, kochkor, { u: 0.5, v: 0.815, across: 0.06, along: 0.06 }, main),
        ]
      : seed % 3 === 1
        ? [0, 1, 2, 3].map((turn) => sewn(DISC, 0.5, 0.7 + turn * 0.045, 0.245 - turn * 0.012, 0.05, white))
        : [
            sewn(ring(0, Math.PI), 0.5, 0.64, 0.2, 0.2, main),
            sewn(SQUARE, 0.5, 0.665, 0.2, 0.024, lining),
            ...[0.36, 0.43, 0.5, 0.57, 0.64].map((u) =>
              inlay(ground, lozenge, { u, v: 0.665, across: 0.02, along: 0.018 }, main),
            ),
          ]
  const braids =
    seed % 3 === 2
      ? [0.29, 0.71].flatMap((u) =>
          [0, 1, 2, 3, 4].map((step) => sewn(DISC, u, 0.52 - step * 0.07, 0.036, 0.044, hair)),
        )
      : []
  const beard = seed % 3 === 0 ? [sewn(ring(Math.PI, Math.PI * 2), 0.5, 0.43, 0.14, 0.16, hair)] : []
  const dark = dye('walnut')
  return {
    surfaces: [ground],
    decals: [
      sewn(DISC, 0.5, 0.56, 0.42, 0.385, blend(accent, lining, 0.55)),
      ...Array.from({ length: 14 }, (_, step) => {
        const angle = (step / 14) * Math.PI * 2
        return inlay(
          ground,
          lozenge,
          { u: 0.5 + Math.cos(angle) * 0.4, v: 0.56 + Math.sin(angle) * 0.366, across: 0.024, along: 0.022 },
          main,
        )
      }),
      sewn(
        [
          [
            [-1, -1],
            [1, -1],
            [0.82, 0.3],
            [0.3, 0.95],
            [-0.3, 0.95],
            [-0.82, 0.3],
          ],
        ],
        0.5,
        0.17,
        0.36,
        0.15,
        main,
      ),
      sewn(
        [
          [
            [-0.5, 1],
            [0.5, 1],
            [0, -1],
          ],
        ],
        0.5,
        0.245,
        0.13,
        0.075,
        white,
      ),
      sewn(SQUARE, 0.5, 0.34, 0.065, 0.06, darker(skin, 0.12)),
      sewn(DISC, 0.5, 0.53, 0.185, 0.205, hair),
      sewn(DISC, 0.5, 0.505, 0.165, 0.185, skin),
      ...beard,
      ...[-1, 1].flatMap((side) => [
        inlay(
          ground,
          DISC,
          { u: 0.5 + side * 0.098, v: 0.452, across: 0.034, along: 0.024 },
          blend(skin, rgb('c2544a'), 0.32),
        ),
        inlay(
          ground,
          ring(0, Math.PI * 2, (angle) => 1 - 0.35 * Math.abs(Math.sin(angle))),
          { u: 0.5 + side * 0.067, v: 0.53, across: 0.026, along: 0.02 },
          dark,
        ),
        seam(ground, [0.5 + side * 0.1, 0.568], [0.5 + side * 0.034, 0.572], hair, 6, [1000, 0.1]),
      ]),
      seam(ground, [0.5, 0.525], [0.512, 0.466], darker(skin, 0.3), 5, [1000, 0.1]),
      inlay(ground, SMILE, { u: 0.5, v: 0.412, across: 0.048, along: 0.022 }, rgb('a4483f')),
      ...headdress,
      ...braids,
    ],
  }
}

/** A felt on a plastered wall, seen from a viewer's distance; in a wide image closer and from the side. */
export function onTheWall(felt: Solid, colours: Colours, [width, height]: Size): Still {
  const plaster = blend(rgb('efe7da'), colours.lining, 0.15)
  const shade = hex(blend(plaster, rgb('a99a86'), 0.32))
  const close = width > height
  return {
    width,
    height,
    solids: [felt],
    ground: -4000,
    view: { around: close ? -16 : -5, up: close ? 8 : 2, away: close ? 2600 : 3600 },
    ...(close && {
      fit: [
        [-560, 0, 260],
        [560, 0, 260],
        [0, 0, 1020],
      ],
    }),
    frame: close
      ? { x: -20, y: -20, width: width + 40, height: height + 40 }
      : { x: width * 0.1, y: height * 0.1, width: width * 0.8, height: height * 0.8 },
    backdrop: () =>
      `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hex(plaster)}"/><stop offset="1" stop-color="${shade}"/></linearGradient><filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter></defs><rect width="${width}" height="${height}" fill="url(#wall)"/>${
        close
          ? ''
          : `<rect x="${width * 0.14}" y="${height * 0.14}" width="${width * 0.77}" height="${height * 0.77}" fill="#5b4a38" opacity=".22" filter="url(#cast)"/>`
      }`,
  }
}
