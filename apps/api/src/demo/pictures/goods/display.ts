import { place, type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import type { Vec } from '../space/vector.ts'

type Turns = {
  readonly front: number
  readonly angle: number
  readonly up: number
  readonly close: readonly Vec[]
}

/** One thing on paper: from the front, from the side it is proud of, and near. */
export function display(
  solids: readonly Solid[],
  view: 'front' | 'angle' | 'detail',
  { front, angle, up, close }: Turns,
): Still {
  const turned = (z: number) => solids.map((solid) => place(solid, { turn: { z } }))
  if (view === 'front') return { solids: turned(front), view: { around: 0, up, away: 1600 } }
  if (view === 'angle') return { solids: turned(angle), view: { around: 0, up: up + 14, away: 1400 } }
  return {
    solids: turned(front + 12),
    view: { around: 0, up: up + 6, away: 1100 },
    fit: close,
    woolScale: 1.6,
  }
}

const around = (middle: Vec, half: number): Vec[] => [
  [middle[0] - half, middle[1], middle[2] - half],
  [middle[0] + half, middle[1], middle[2] + half],
]

export const turns = {
  cushion: { front: 6, angle: -34, up: 10, close: around([60, -60, 290], 150) },
  hat: { front: 18, angle: -40, up: 13, close: around([0, -80, 130], 85) },
  bag: { front: -8, angle: 32, up: 13, close: around([30, -40, 210], 115) },
  toy: { front: -38, angle: 0, up: 13, close: around([-70, -80, 190], 90) },
  doll: { front: -8, angle: -40, up: 11, close: around([0, -50, 235], 85) },
  home: { front: 0, angle: 24, up: 38, close: around([-10, -40, 30], 75) },
  basket: { front: 8, angle: 34, up: 20, close: around([40, -110, 170], 85) },
  garland: { front: 6, angle: -24, up: 44, close: around([40, -20, 30], 120) },
} satisfies Record<string, Turns>
