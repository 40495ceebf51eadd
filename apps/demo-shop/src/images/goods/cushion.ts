import { crossKochkor, kochkor, lozenge, tortKochkor } from '../ornament/kochkor.ts'
import { rectangle } from '../ornament/rug-pattern.ts'
import { lighter } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { ModelOf } from '../image-spec.ts'
import { ball, tube } from '../space/shapes.ts'
import { place, type Decal, type Skin, type Solid, type Surface } from '../space/solid.ts'
import type { Colours } from './colours.ts'
import { inlay, seam } from './plate.ts'
import { contrast } from './stitches.ts'

const half = 220

/** One face of a stuffed square; its middle rises by 74 mm, its sides curve inwards. */
function pillow(skin: Skin, side: 1 | -1, dent: number): Surface {
  return {
    columns: 40,
    rows: 40,
    skin,
    at: (u, v) => {
      const [x, y] = [(u * 2 - 1) * side, v * 2 - 1]
      const full = Math.max(0, (1 - x * x) * (1 - y * y)) ** 0.42
      const [px, py] = [x * half * (1 - 0.07 * (1 - y * y)), y * half * (1 - 0.07 * (1 - x * x))]
      const crease = Math.sin(x * 5 + dent) * Math.cos(y * 4 - dent) * 3 * full
      return [px, -side * (full * 74 + crease), py + half]
    },
  }
}

function squareCushion(model: ModelOf<'cushion'>, { main, accent, lining }: Colours, next: Random): Solid {
  const skin: Skin = { colour: main, fuzz: 1.6 }
  const face = pillow(skin, 1, next() * 6)
  const thread = contrast(main, accent, lining)
  const border = (): Decal[] =>
    (
      [
        [
          [0.09, 0.09],
          [0.91, 0.09],
        ],
        [
          [0.91, 0.09],
          [0.91, 0.91],
        ],
        [
          [0.91, 0.91],
          [0.09, 0.91],
        ],
        [
          [0.09, 0.91],
          [0.09, 0.09],
        ],
      ] as const
    ).map(([from, to]) => seam(face, from, to, thread))
  const at = (u: number, v: number, size: number, turn = 0) => ({ u, v, across: size, along: size, turn })
  const cord = { cord: lining, cordWidth: 2.2 }
  const decals: Record<string, () => Decal[]> = {
    plain: border,
    kochkor: () => [...border(), inlay(face, kochkor, at(0.5, 0.5, 0.3), accent, cord)],
    medallion: () => [
      inlay(face, lozenge, at(0.5, 0.5, 0.43), accent, cord),
      inlay(face, crossKochkor, at(0.5, 0.5, 0.27), lining, { cord: main, cordWidth: 2 }),
      ...[45, 135, 225, 315].map((turn) =>
        inlay(
          face,
          kochkor,
          at(
            0.5 + Math.sin((-turn * Math.PI) / 180) * 0.47,
            0.5 + Math.cos((turn * Math.PI) / 180) * 0.47,
            0.09,
            turn + 180,
          ),
          lining,
        ),
      ),
    ],
    striped: () =>
      [0.22, 0.36, 0.5, 0.64, 0.78].map((v, index) =>
        inlay(
          face,
          rectangle(0, 0, 1, 1),
          { u: 0.5, v, across: 0.485, along: index === 2 ? 0.055 : 0.03 },
          index & 1 ? lining : accent,
          { laid: 'flush' },
        ),
      ),
    diamonds: () =>
      [0.2, 0.5, 0.8].flatMap((u) =>
        [0.2, 0.5, 0.8].map((v, index) =>
          inlay(face, index & 1 ? tortKochkor : lozenge, at(u, v, 0.13), index & 1 ? lining : accent, {
            cord: index & 1 ? accent : lining,
            cordWidth: 1.8,
          }),
        ),
      ),
  }
  const piping = tube(
    (s) => {
      const a = s * Math.PI * 2
      const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.35
      const [x, y] = [power(Math.cos(a)), power(Math.sin(a))]
      return [x * half * (1 - 0.07 * (1 - y * y)), 0, y * half * (1 - 0.07 * (1 - x * x)) + half]
    },
    5,
    { colour: accent, fuzz: 1.2 },
    90,
    6,
  )
  return { surfaces: [pillow(skin, -1, 2), face, piping], decals: decals[model]?.() ?? border() }
}

function roundCushion(bolster: boolean, { main, accent, lining }: Colours): Solid {
  const skin: Skin = { colour: main, fuzz: 1.6 }
  const long = bolster ? 190 : 62
  const side: Surface = {
    columns: 72,
    rows: 24,
    skin,
    at: (u, v) => {
      const [a, e] = [u * Math.PI * 2, (v - 0.5) * Math.PI]
      const power = bolster ? 0.32 : 0.6
      const radius = (bolster ? 92 : 215) * Math.max(0, Math.cos(e)) ** power
      return [
        Math.cos(a) * radius,
        Math.sin(a) * radius,
        Math.sign(Math.sin(e)) * Math.abs(Math.sin(e)) ** power * long,
      ]
    },
  }
  const pleats = Array.from({ length: 16 }, (_, index) =>
    seam(side, [index / 16, 0.54], [index / 16, 0.93], contrast(main, accent, lining), 1.8),
  )
  const bands = [0.38, 0.42, 0.58, 0.62].map((v, index) =>
    seam(side, [0, v], [1, v], index === 1 || index === 2 ? lining : accent, 6, [1000, 0.1]),
  )
  const solid: Solid = {
    surfaces: [side, ball([0, 0, long + 2], [20, 20, 9], { colour: accent, fuzz: 1.2 }, 20, 10)],
    decals: bolster ? bands : pleats,
  }
  return bolster
    ? place(solid, { turn: { y: 90, z: 0 }, to: [0, 0, 92] })
    : place(solid, { turn: { x: 74 }, to: [0, 0, 212] })
}

export function cushionOf(model: ModelOf<'cushion'>, colours: Colours, next: Random): Solid {
  if (model === 'round' || model === 'bolster') return roundCushion(model === 'bolster', colours)
  return place(squareCushion(model, { ...colours, lining: lighter(colours.lining, 0.05) }, next), {
    turn: { x: -14 },
  })
}
