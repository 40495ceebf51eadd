import { random } from '../paint/random.ts'
import { place, type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'

export const footwearViews = ['pair', 'side', 'top', 'sole', 'detail'] as const
export type FootwearView = (typeof footwearViews)[number]

/** Arranges a pair before the camera; a close-up of a boot shows its shaft. */
export function footwear(
  right: Solid,
  view: FootwearView,
  seed: number,
  cut: 'low' | 'ankle' | 'tall',
): Still {
  const [boot, tall] = [cut !== 'low', cut === 'tall']
  const next = random(seed + 7)
  const stray = () => (next() - 0.5) * 9
  const left = (turn: number, to: readonly [number, number, number]): Solid =>
    place(right, { flip: true, turn: { z: turn }, to })
  switch (view) {
    case 'pair':
      return {
        solids: [
          place(right, { turn: { z: 143 + stray() }, to: [-50, 36, 0] }),
          left(156 + stray(), [54, -42, 0]),
        ],
        view: { around: 0, up: tall ? 20 : 31, away: tall ? 1300 : 1050 },
      }
    case 'side':
      return {
        solids: [place(right, { turn: { z: 92 }, to: [10, 52, 0] }), left(84 + stray(), [0, -62, 0])],
        view: { around: 0, up: tall ? 10 : 14, away: 1400 },
      }
    case 'top':
      return {
        solids: [place(right, { turn: { z: 184 }, to: [-62, 0, 0] }), left(176, [62, 0, 0])],
        view: { around: 0, up: 84, away: 1400 },
      }
    case 'sole':
      return {
        solids: [
          place(right, { turn: { z: 118 }, to: [70, 60, 0] }),
          place(place(right, { flip: true, turn: { x: 76 } }), { turn: { z: 172 }, to: [-86, -10, 114] }),
        ],
        view: { around: 0, up: 20, away: 1300 },
        ground: -11,
      }
    case 'detail':
      return {
        solids: [place(right, { turn: { z: 148 }, to: [-60, 70, 0] }), left(158, [46, 0, 0])],
        view: { around: 0, up: boot ? 24 : 42, away: 800 },
        fit: boot
          ? [
              [-52, 20, tall ? 120 : 60],
              [176, 20, tall ? 285 : 175],
            ]
          : [
              [-40, -120, 0],
              [120, -40, 0],
              [60, -40, 90],
              [0, 0, 60],
            ],
        woolScale: 1.5,
      }
  }
}
