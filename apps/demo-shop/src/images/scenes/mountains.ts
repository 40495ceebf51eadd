import { blend, rgb, type Rgb } from '../paint/colour.ts'
import { random } from '../paint/random.ts'
import { smooth } from '../space/vector.ts'
import type { Solid, Surface } from '../space/solid.ts'

/** Smooth noise on a lattice, -1 to 1. */
function noise(seed: number) {
  const next = random(seed)
  const lattice = Array.from({ length: 1024 }, () => next() * 2 - 1)
  const at = (x: number, y: number) => lattice[((x * 73) ^ (y * 151)) & 1023] ?? 0
  return (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [smooth(0, 1, x - i), smooth(0, 1, y - j)]
    const low = at(i, j) + (at(i + 1, j) - at(i, j)) * s
    const high = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * s
    return low + (high - low) * t
  }
}

type Range = {
  readonly near: number
  readonly deep: number
  readonly wide: number
  readonly tall: number
  readonly grain: number
  readonly sharp: number
  readonly columns: number
  readonly rows: number
}

/** One mountain range: crests where the noise crosses zero, for sharp ridges and round valleys. */
function range(
  { near, deep, wide, tall, grain, sharp, columns, rows }: Range,
  seed: number,
  colourAt: (height: number, steep: number) => Rgb,
): Surface {
  const field = noise(seed)
  const height = (x: number, y: number) => {
    let [sum, size, step] = [0, 1, 1 / grain]
    for (let octave = 0; octave < 5; octave++) {
      const value = field(x * step + octave * 17, y * step + octave * 9)
      sum += (sharp * (0.62 - Math.abs(value)) + (1 - sharp) * value * 0.5) * size
      size *= 0.5
      step *= 2.05
    }
    return sum
  }
  const at = (u: number, v: number) => {
    const [x, y] = [(u - 0.5) * wide, near + deep * v]
    return [x, y, Math.max(-200, tall * smooth(0, 0.85, v) * (0.42 + 0.62 * height(x, y)))] as const
  }
  return {
    columns,
    rows,
    at,
    skin: {
      colour: colourAt(0.5, 0),
      fuzz: 0,
      colourAt: (u, v, [, , z]) => {
        const steep = Math.abs(at(u + 0.004, v)[2] - at(u - 0.004, v)[2]) / (wide * 0.008)
        return colourAt(z / tall, steep)
      },
    },
  }
}

const snow = rgb('fdfbf6')
const haze = rgb('d6dfe4')

/** The Ala-Too behind the summer pasture: snow, then forest, then grass; paler with distance. */
export function mountains(seed: number): Solid[] {
  const peaks = range(
    {
      near: 150_000,
      deep: 60_000,
      wide: 330_000,
      tall: 38_000,
      grain: 46_000,
      sharp: 1,
      columns: 130,
      rows: 22,
    },
    seed * 5 + 11,
    (height, steep) =>
      blend(blend(rgb('8795a3'), snow, smooth(0.2, 0.52, height - steep * 0.16)), haze, 0.34),
  )
  const ridges = range(
    {
      near: 90_000,
      deep: 40_000,
      wide: 210_000,
      tall: 15_500,
      grain: 26_000,
      sharp: 0.8,
      columns: 100,
      rows: 13,
    },
    seed * 5 + 12,
    (height, steep) =>
      blend(blend(rgb('6d8266'), rgb('95a07a'), smooth(0.2, 0.7, height + steep * 0.1)), haze, 0.36),
  )
  const hills = range(
    {
      near: 42_000,
      deep: 36_000,
      wide: 130_000,
      tall: 5_200,
      grain: 22_000,
      sharp: 0.1,
      columns: 60,
      rows: 8,
    },
    seed * 5 + 13,
    (height) => blend(blend(rgb('8d9b58'), rgb('b3b678'), height), haze, 0.12),
  )
  return [peaks, ridges, hills].map((surface) => ({ surfaces: [surface], decals: [] }))
}
