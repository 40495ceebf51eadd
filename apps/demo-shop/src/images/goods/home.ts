import { crossKochkor, kochkor, lozenge } from '../ornament/kochkor.ts'
import { disc } from '../ornament/rug-pattern.ts'
import { blend, darker, lighter, rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { ModelOf } from '../image-spec.ts'
import { ball, tube, turned } from '../space/shapes.ts'
import { joined, place, type Decal, type Skin, type Solid, type Surface } from '../space/solid.ts'
import type { Vec } from '../space/vector.ts'
import type { Colours } from './colours.ts'
import { seam } from './plate.ts'
import { contrast } from './stitches.ts'
import { moved, type Motif } from '../ornament/motif.ts'
import type { Rgb } from '../paint/colour.ts'

const felt = (colour: Rgb, fuzz = 1.3): Skin => ({ colour, fuzz })

/** A thick round felt, flat on its top. */
function round(radius: number, thick: number, colour: Rgb): Surface {
  return turned(
    (v) => {
      const e = Math.min(1, v * 2)
      return v < 0.5
        ? [radius * (0.94 + 0.06 * Math.sin(e * Math.PI)), thick * e]
        : [radius * 0.94 * (1 - (v - 0.5) * 2), thick]
    },
    felt(colour),
    64,
    20,
  )
}

const flat = (motif: Motif, z: number, size: number, colour: Rgb, cord?: Rgb): Decal => ({
  kind: 'patch',
  colour,
  cordWidth: 1.1,
  ...(cord ? { cord } : {}),
  rings: moved(motif, { scale: size }).map((ring) =>
    ring.map(([x, y]) => ({ at: [x, y, z + 0.6] as Vec, normal: [0, 0, 1] as Vec })),
  ),
})

const circle = (radius: number, z: number, colour: Rgb): Decal => ({
  kind: 'thread',
  colour,
  width: 1.3,
  dash: [4.5, 4],
  line: Array.from({ length: 91 }, (_, index) => ({
    at: [
      Math.cos((index / 90) * Math.PI * 2) * radius,
      Math.sin((index / 90) * Math.PI * 2) * radius,
      z + 0.6,
    ] as Vec,
    normal: [0, 0, 1] as Vec,
  })),
})

/** The objects in one image. */
export function homeOf(model: ModelOf<'home'>, colours: Colours, next: Random): Solid[] {
  const { main, accent, lining } = colours
  const coaster = (base: Rgb, top: Rgb, covered = false): Solid => ({
    surfaces: [round(50, 7, base)],
    decals: covered
      ? []
      : [circle(43, 7, contrast(base, top, lining)), flat(crossKochkor, 7, 33, top, lining)],
  })
  switch (model) {
    case 'coasters':
      return [
        joined(
          ...[0, 1, 2, 3].map((index) =>
            place(coaster(index & 1 ? accent : main, index & 1 ? main : accent, index < 3), {
              turn: { z: next() * 90 },
              to: [-52 + next() * 5, 44 + next() * 5, index * 7.6],
            }),
          ),
        ),
        place(coaster(accent, main), { turn: { z: next() * 90 }, to: [62, 28, 0] }),
        place(coaster(main, accent), { turn: { z: next() * 90 }, to: [4, -66, 0] }),
      ]
    case 'trivet': {
      const balls = Array.from({ length: 91 }, (_, index) => {
        const ring = index === 0 ? 0 : Math.ceil((Math.sqrt(12 * index + 9) - 3) / 6)
        const first = 1 + 3 * ring * (ring - 1)
        const a = ring === 0 ? 0 : ((index - first) / (ring * 6)) * Math.PI * 2
        const colour = [accent, main, main, lining, main, accent][ring] ?? main
        return ball(
          [Math.cos(a) * ring * 21, Math.sin(a) * ring * 21, 11],
          [11.4, 11.4, 11],
          felt(lighter(colour, next() * 0.08), 1.1),
          15,
          10,
        )
      })
      return [{ surfaces: balls, decals: [] }]
    }
    case 'chair-pad':
      return [
        {
          surfaces: [
            round(190, 26, main),
            tube(
              (s) => [Math.cos(s * 6.28319) * 184, Math.sin(s * 6.28319) * 184, 24],
              6,
              felt(accent),
              80,
              6,
            ),
          ].map((surface, index) => ({ ...surface, over: index * 8 })),
          decals: [
            flat(disc(1), 26, 158, accent, lining),
            flat(disc(1), 26, 120, main, lining),
            flat(crossKochkor, 26, 106, lining, accent),
            flat(lozenge, 26, 18, accent),
            ...Array.from({ length: 16 }, (_, index): Decal => {
              const a = (index / 16) * 360
              return flat(moved(moved(kochkor, { y: 139, scale: 15 }), { turn: a }), 26, 1, lining)
            }),
          ],
        },
      ]
    case 'basket': {
      const skin: Skin = {
        ...felt(main),
        inside: blend(main, lining, 0.3),
        openInside: (_u, v) => 0.2 + 0.6 * v,
      }
      const side = turned(
        (v, u) => [118 + 22 * Math.sin(v * 1.7) + Math.sin(u * 19 + v * 5) * 0.8, 210 * v],
        { ...skin, open: (_u, v) => 0.55 + 0.45 * Math.min(1, v * 4) },
        72,
        22,
      )
      const floor = turned(
        (v) => [118 * v, 4],
        { ...felt(darker(lining, 0.3)), inside: darker(lining, 0.35), openInside: () => 0.3 },
        40,
        4,
      )
      const fold: Surface = {
        columns: 72,
        rows: 6,
        over: 4,
        skin: felt(accent),
        at: (u, v) => {
          const [x, y] = side.at(u, 1)
          const r = 1 + 0.035 * Math.sin(v * Math.PI) + 0.02
          return [x * r, y * r, 214 - 58 * (1 - v)]
        },
      }
      const handle = (sign: number) =>
        tube(
          (s) => {
            const a = s * Math.PI * 2
            return [sign * (148 + 10 * Math.sin(a)), Math.cos(a) * 34, 190 + Math.sin(a) * 34]
          },
          6,
          { colour: rgb('8a5a36'), fuzz: 0, gloss: 0.4 },
          40,
          6,
        )
      const balls = [
        [-40, -20, lining],
        [34, -36, accent],
        [6, 34, main],
        [60, 30, lining],
      ] as const
      return [
        {
          surfaces: [
            floor,
            side,
            fold,
            handle(-1),
            handle(1),
            ...balls.map(([x, y, colour]) =>
              ball([x, y, 168], [50, 50, 48], felt(lighter(colour, 0.1), 4), 20, 14),
            ),
          ],
          decals: [
            seam(fold, [0, 0.12], [1, 0.12], contrast(accent, lining, main), 1.8),
            seam(side, [0, 0.05], [1, 0.05], contrast(main, accent, lining), 1.8),
          ],
        },
      ]
    }
    case 'garland': {
      const count = 15
      const string = (t: number): Vec => [-330 + 660 * t, Math.sin(t * 7.6 + 0.6) * 105, 24]
      const hues = [main, lining, accent, blend(main, lining, 0.5)]
      const beads = Array.from({ length: count }, (_, index) =>
        ball(string((index + 0.5) / count), [27, 27, 26], felt(hues[index % hues.length] ?? main, 3), 24, 16),
      )
      const cord: Surface = {
        columns: 90,
        rows: 5,
        skin: { colour: darker(lining, 0.25), fuzz: 0 },
        at: (u, v) => {
          const [x, y] = string(u)
          return [x, y + Math.cos(v * 6.284) * 2.5, 6 + Math.sin(v * 6.284) * 2.5]
        },
      }
      return [cord, ...beads].map((surface, index) => ({
        surfaces: [surface],
        decals: [],
        slight: index === 0,
      }))
    }
  }
}
