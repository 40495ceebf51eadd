import type { Colours } from '../goods/colours.ts'
import { blend, darker, lighter, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { ball, block, tube, turned } from '../space/shapes.ts'
import type { Decal, Skin, Solid, Surface } from '../space/solid.ts'
import type { Vec } from '../space/vector.ts'

const felt = (colour: Rgb, fuzz = 1.8): Skin => ({ colour, fuzz })

/** A stack of folded felts. */
export function stack(colours: readonly Rgb[], next: Random): Solid {
  const surfaces = colours.map((colour, index): Surface =>
    block(
      [(next() - 0.5) * 14, (next() - 0.5) * 12, 17 + index * 33],
      [190 - next() * 12, 140 - next() * 10, 17.5],
      felt(colour),
      0.2,
      64,
      12,
    ),
  )
  const folds = colours.map((colour, index): Decal => ({
    kind: 'thread',
    colour: darker(colour, 0.35),
    width: 2,
    line: Array.from({ length: 30 }, (_, step) => ({
      at: [-142 + step * 9.8, -146, 17 + index * 33 + Math.sin(step / 5) * 0.8] as Vec,
      normal: [0, -1, 0] as Vec,
    })),
  }))
  return { surfaces, decals: folds }
}

/** A ball of yarn: threads wound around a ball. */
export function yarn(colour: Rgb, radius: number, next: Random): Solid {
  const body = ball([0, 0, radius], [radius, radius, radius], felt(colour, 1.4), 32, 22)
  const decals = Array.from({ length: 34 }, (_, index): Decal => {
    const [tilt, turn, offset] = [next() * 3, next() * 6, (next() - 0.5) * 0.7]
    const line = Array.from({ length: 48 }, (_, step) => {
      const a = (step / 47) * Math.PI * 2
      const ring = Math.sqrt(1 - offset * offset)
      const [x, y, z] = [Math.cos(a) * ring, Math.sin(a) * ring, offset]
      const [y2, z2] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)]
      const normal: Vec = [
        x * Math.cos(turn) - y2 * Math.sin(turn),
        x * Math.sin(turn) + y2 * Math.cos(turn),
        z2,
      ]
      return {
        at: [normal[0] * radius * 1.01, normal[1] * radius * 1.01, radius + normal[2] * radius * 1.01] as Vec,
        normal,
      }
    })
    return {
      kind: 'thread',
      colour: index % 3 ? lighter(colour, 0.06 + next() * 0.14) : darker(colour, 0.2),
      width: 3.4,
      line,
    }
  })
  return { surfaces: [body], decals }
}

/** A heap of raw fleece. */
export function fleece(colour: Rgb, next: Random): Solid {
  return {
    surfaces: Array.from({ length: 40 }, () => {
      const [a, r] = [next() * 6.28, Math.sqrt(next())]
      const size = 34 + next() * 22
      return ball(
        [Math.cos(a) * r * 150, Math.sin(a) * r * 90, 26 + (1 - r) * 78 * next()],
        [size, size, size * 0.8],
        { ...felt(lighter(colour, next() * 0.2), 8), open: (_u, v) => 0.5 + 0.5 * v },
        14,
        10,
      )
    }),
    decals: [],
  }
}

/** A dye pot, full to the brim. */
export function pot(colour: Rgb): Solid {
  const clay: Skin = { colour: rgb('6f5a4c'), fuzz: 0, gloss: 0.5, inside: rgb('3a2f29') }
  return {
    surfaces: [
      turned((v) => [90 + 44 * Math.sin(v * 2.5) - 10 * v, 150 * v], clay, 56, 16),
      turned((v) => [112 * (1 - v), 132], { colour, fuzz: 0, gloss: 0.6 }, 48, 4),
      tube((s) => [Math.cos(s * 6.284) * 108, Math.sin(s * 6.284) * 108, 151], 8, clay, 56, 8),
    ],
    decals: [],
  }
}

/** A felt, half rolled up in its reed mat. */
export function roll({ main, accent, lining }: Colours): Solid[] {
  const reed = rgb('cbb27c')
  const mat: Surface = {
    columns: 60,
    rows: 2,
    skin: {
      colour: reed,
      fuzz: 0,
      gloss: 0.15,
      colourAt: (u) => (Math.floor(u * 60) & 1 ? reed : darker(reed, 0.13)),
    },
    at: (u, v) => [-420 + 760 * u, -230 + 460 * v, 2],
  }
  const layer: Surface = {
    columns: 24,
    rows: 12,
    over: 3,
    skin: felt(main, 2.6),
    at: (u, v) => [-390 + 500 * u, -190 + 380 * v + Math.sin(u * 20) * 5, 12],
  }
  const cylinder: Surface = {
    columns: 72,
    rows: 24,
    skin: {
      colour: reed,
      fuzz: 0,
      gloss: 0.15,
      colourAt: (u) => (Math.floor(u * 72) & 1 ? reed : darker(reed, 0.15)),
    },
    at: (u, v) => [200 - Math.cos(u * 6.28319) * 92, -236 + 472 * v, 92 + Math.sin(u * 6.28319) * 92],
  }
  const spiral: Surface = {
    columns: 120,
    rows: 2,
    skin: {
      colour: lining,
      fuzz: 2,
      inside: lining,
      openInside: () => 0.9,
      colourAt: (u) => (Math.floor(u * 14) & 1 ? blend(main, accent, 0.7) : lining),
    },
    at: (u, v) => {
      const a = u * 6.28319 * 3.5
      const r = 90 * (1 - u * 0.96) - v * 22
      return [200 - Math.cos(a) * r, -238, 92 + Math.sin(a) * r]
    },
  }
  const ropes = [-150, 0, 150].map((y) =>
    tube(
      (s) => [200 + Math.cos(s * 6.284) * 96, y, 94 + Math.sin(s * 6.284) * 96],
      5,
      { colour: rgb('8d6d43'), fuzz: 1 },
      48,
      6,
    ),
  )
  return [
    { surfaces: [mat], decals: [] },
    { surfaces: [layer], decals: [] },
    { surfaces: [cylinder, spiral, ...ropes], decals: [] },
  ]
}
