import { darker, lighter, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { ball, block, sheet, tube, turned } from '../space/shapes.ts'
import type { Skin, Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import type { Vec } from '../space/vector.ts'

const matt = (colour: Rgb, gloss = 0): Skin => ({ colour, fuzz: 0, gloss })
const oak = rgb('b08a60')
const walls = ['e9e1d3', 'dfd9cb', 'e4d6c6', 'd5d8cf'] as const

/** A wooden floor and a plastered wall, lit by a window. */
function shell(next: Random): Solid[] {
  const board = Array.from({ length: 40 }, () => darker(lighter(oak, 0.22), next() * 0.16))
  const floor = sheet(
    [-3200, 3200],
    [-3600, 1500],
    -1,
    { ...matt(oak, 0.1), colourAt: (u) => board[Math.floor(u * 40)] ?? oak },
    40,
    3,
  )
  const joints = Array.from({ length: 41 }, (_, index) => -3200 + index * 160)
  const wall = rgb(walls[Math.floor(next() * walls.length)] ?? walls[0])
  const upright: Solid = {
    surfaces: [
      {
        columns: 2,
        rows: 40,
        skin: { ...matt(wall), flat: true, colourAt: (_u, v) => darker(wall, 0.06 + 0.1 * v) },
        at: (u, v) => [-3200 + 6400 * u, 1500, 2600 * v],
      },
      {
        columns: 2,
        rows: 1,
        over: 5,
        skin: { ...matt(lighter(wall, 0.6)), flat: true },
        at: (u, v) => [-3200 + 6400 * u, 1490, 90 * v],
      },
    ],
    decals: [-1900, -1280].map((x) => ({
      kind: 'patch' as const,
      laid: 'felted' as const,
      cordWidth: 3,
      colour: lighter(wall, 1),
      rings: [
        [
          [x, 620],
          [x + 540, 420],
          [x + 540, 1500],
          [x, 1700],
        ].map(([px = 0, pz = 0]) => ({ at: [px, 1480, pz] as Vec, normal: [-0.6, -0.5, 0.6] as Vec })),
      ],
    })),
  }
  const lines: Solid = {
    surfaces: [floor],
    decals: joints.map((x) => ({
      kind: 'thread' as const,
      colour: darker(oak, 0.35),
      width: 4,
      line: [-3500, -1500, 1490].map((y) => ({ at: [x, y, 0] as Vec, normal: [0, 0, 1] as Vec })),
    })),
  }
  return [upright, lines]
}

const bench = (x: number, cover: Rgb): Solid => ({
  surfaces: [
    ...[
      [-620, 1020],
      [620, 1020],
      [-620, 1330],
      [620, 1330],
    ].map(([lx = 0, ly = 0]) => block([x + lx, ly, 150], [28, 28, 150], matt(oak, 0.2), 0.12, 16, 8)),
    block([x, 1180, 320], [720, 220, 30], matt(oak, 0.25), 0.1),
    block([x, 1180, 400], [700, 210, 62], { colour: cover, fuzz: 3 }, 0.28),
    block([x - 430, 1270, 640], [210, 90, 190], { colour: lighter(cover, 0.35), fuzz: 3 }, 0.45),
  ],
  decals: [],
})

const vase: Solid = {
  surfaces: [
    turned(
      (v) => [[70, 150, 190, 185, 120, 66, 78][Math.round(v * 6)] ?? 70, 480 * v],
      { ...matt(rgb('c9a184'), 0.3), inside: rgb('4a3a30') },
      36,
      6,
    ),
    ...Array.from({ length: 9 }, (_, index) => {
      const a = index * 2.4
      const tip: Vec = [Math.cos(a) * (190 + index * 14), Math.sin(a) * 160, 1010 - index * 34]
      return tube(
        (s) => {
          const t = Math.abs(((s + 1) % 1) * 2 - 1)
          return [tip[0] * t * t, tip[1] * t * t, 430 + (tip[2] - 430) * t]
        },
        5,
        matt(rgb('8a8350')),
        20,
        4,
      )
    }),
    ...Array.from({ length: 9 }, (_, index) => {
      const a = index * 2.4
      return ball(
        [Math.cos(a) * (190 + index * 14), Math.sin(a) * 160, 1010 - index * 34],
        [34, 34, 66],
        { colour: rgb('d9c79a'), fuzz: 16 },
        12,
        10,
      )
    }),
  ],
  decals: [],
}

/** A rug at home: boards, a bench, dry grass in a jug. */
export function room(rug: Solid, next: Random): Still {
  const covers = ['ece5d8', '8e9c7c', 'b9b4ab', '7fa3bb'] as const
  const cover = rgb(covers[Math.floor(next() * covers.length)] ?? covers[0])
  const jug: Solid = {
    ...vase,
    surfaces: vase.surfaces.map((surface) => ({
      ...surface,
      at: (u: number, v: number): Vec => {
        const [x, y, z] = surface.at(u, v)
        return [x + 1120, y + 1050, z]
      },
    })),
  }
  return {
    stage: shell(next),
    solids: [rug, bench(-180, cover), jug],
    view: { around: -6, up: 24, away: 4600, target: [0, 200, 400] },
    fit: [
      [-1500, 0, 0],
      [1500, 0, 0],
      [0, -1250, 0],
      [0, 1300, 1450],
    ],
    frame: { x: 0, y: 0, width: 1200, height: 1200 },
    ground: 0,
    shade: 0.9,
  }
}
