import { extent } from '../space/camera.ts'
import { mesh } from '../space/mesh.ts'
import { place, type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import type { Vec } from '../space/vector.ts'

/** Degrees; `close` crops the close-up, as fractions of width and height from the lower left. */
type Turns = {
  readonly front: number
  readonly angle: number
  readonly up: number
  readonly close: readonly [number, number, number, number]
}

/** One object on paper: from the front, from its best side, or in close-up. */
export function display(
  solids: readonly Solid[],
  view: 'front' | 'angle' | 'detail',
  { front, angle, up, close }: Turns,
): Still {
  const turned = (z: number) => solids.map((solid) => place(solid, { turn: { z } }))
  if (view === 'front') return { solids: turned(front), view: { around: 0, up, away: 1600 } }
  if (view === 'angle') return { solids: turned(angle), view: { around: 0, up: up + 12, away: 1400 } }
  const near = turned(front + 10)
  return { solids: near, view: { around: 0, up: up + 5, away: 1100 }, fit: part(near, close), woolScale: 1.6 }
}

function part(solids: readonly Solid[], [left, low, right, high]: Turns['close']): Vec[] {
  const places = solids.flatMap(({ surfaces }) =>
    surfaces.flatMap((surface) => mesh({ ...surface, columns: 12, rows: 6 }).map(({ middle }) => middle)),
  )
  const range = (axis: 0 | 1 | 2) => {
    const all = places.map((at) => at[axis])
    const [from, to] = extent(all)
    return (share: number) => from + (to - from) * share
  }
  const [x, y, z] = [range(0), range(1), range(2)]
  const lying = z(1) - z(0) < 0.3 * (x(1) - x(0))
  return lying
    ? [
        [x(left), y(low), z(1)],
        [x(right), y(high), z(1)],
      ]
    : [
        [x(left), y(0.3), z(low)],
        [x(right), y(0.3), z(high)],
      ]
}

export const turns = {
  cushion: { front: 6, angle: -34, up: 10, close: [0.3, 0.38, 0.98, 1] },
  hat: { front: 18, angle: -40, up: 13, close: [0.2, 0.15, 0.8, 0.75] },
  bag: { front: -8, angle: 32, up: 13, close: [0.22, 0.3, 0.84, 0.8] },
  toy: { front: 44, angle: 0, up: 13, close: [0, 0.42, 0.6, 1] },
  doll: { front: -8, angle: -40, up: 11, close: [0.08, 0.42, 0.92, 0.95] },
  home: { front: 0, angle: 24, up: 38, close: [0.15, 0.05, 0.7, 0.6] },
  basket: { front: 8, angle: 34, up: 20, close: [0.3, 0.5, 0.98, 1] },
  garland: { front: 6, angle: -24, up: 50, close: [0.35, 0, 0.85, 0.9] },
} satisfies Record<string, Turns>
