import type { Random } from '../paint/random.ts'
import type { ViewOf } from '../image-spec.ts'
import { room } from '../scenes/room.ts'
import { place, type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'

export function rugStill(rug: Solid, view: ViewOf<'rug'>, next: Random): Still {
  switch (view) {
    case 'flat':
      return {
        solids: [place(rug, { turn: { z: (next() - 0.5) * 1.6 } })],
        view: { around: 0, up: 89, away: 6000 },
        frame: { x: 90, y: 60, width: 1020, height: 1070 },
        ground: 0,
      }
    case 'detail':
      return {
        solids: [place(rug, { turn: { z: 24 } })],
        view: { around: 0, up: 38, away: 1900, target: [60, -560, 0] },
        fit: [
          [-430, -560, 0],
          [520, -560, 0],
          [60, -100, 0],
          [60, -940, 0],
        ],
        ground: 0,
        woolScale: 1.6,
      }
    case 'room':
      return room(place(rug, { turn: { z: 90 + (next() - 0.5) * 6 }, to: [0, -250, 0] }), next)
  }
}
