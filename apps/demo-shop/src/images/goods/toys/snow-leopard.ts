import type { Colours } from '../colours.ts'
import { lighter, rgb } from '#images/paint/colour.ts'
import { disc } from '#images/ornament/rug-pattern.ts'
import { ball } from '#images/space/shapes.ts'
import { eye, felt, limb, legs } from './limbs.ts'
import { inlay } from '../plate.ts'
import type { Decal, Surface, Solid } from '#images/space/solid.ts'
import type { Random } from '#images/paint/random.ts'

/** A snow leopard with felted spots. */
export function snowLeopard({ main, accent, lining }: Colours, next: Random): Solid {
  const skin = felt(main, 2.4)
  const body = ball([0, 0, 118], [118, 56, 54], skin, 44, 26)
  const head = ball([-126, 0, 172], [48, 46, 42], skin, 30, 20)
  const spot = (on: Surface, u: number, v: number, across: number, along: number): Decal =>
    inlay(on, disc(1), { u, v, across, along, turn: next() * 90 }, accent, {
      laid: 'felted',
      cordWidth: 0.8,
    })
  const spots = Array.from({ length: 46 }, (_, index) =>
    spot(
      body,
      ((index % 12) + next() * 0.7) / 12,
      0.42 + Math.floor(index / 12) * 0.115 + next() * 0.05,
      0.014 + next() * 0.007,
      0.026 + next() * 0.014,
    ),
  )
  const tail = limb(
    [
      [104, 0, 126],
      [190, 0, 90],
      [206, 0, 190],
      [176, 0, 252],
    ],
    17,
    24,
    skin,
  )
  return {
    surfaces: [
      ...legs(74, 32, 108, 17, skin, felt(lighter(main, 0.4))),
      body,
      head,
      { ...ball([-164, 0, 158], [22, 27, 18], felt(lining), 32, 20), over: 12 },
      { ...ball([-183, 0, 166], [6, 8, 5], felt(rgb('9a5f5c')), 14, 10), over: 20 },
      ...[-1, 1].flatMap((side) => [
        ball([-114, side * 34, 212], [9, 15, 16], felt(main), 14, 10),
        { ...ball([-121, side * 33, 211], [6, 9, 10], felt(accent), 12, 8), over: 2 },
        eye([-165, side * 21, 182], 5.5),
      ]),
      tail,
    ],
    decals: [
      ...spots,
      ...Array.from({ length: 9 }, (_, index) =>
        spot(head, 0.2 + index * 0.075, 0.72 + (index & 1) * 0.1, 0.014, 0.03),
      ),
      ...[0.45, 0.6, 0.75, 0.9].flatMap((v) =>
        [0.1, 0.35, 0.6, 0.85].map((u) => spot(tail, u, v, 0.1, 0.03)),
      ),
    ],
  }
}
