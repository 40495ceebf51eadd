import type { Colours } from '../colours.ts'
import { rgb } from '#images/paint/colour.ts'
import { lozenge } from '#images/ornament/kochkor.ts'
import { ball, tube, turned } from '#images/space/shapes.ts'
import { eye, felt, limb } from './limbs.ts'
import { inlay } from '../plate.ts'
import type { Surface, Solid } from '#images/space/solid.ts'
import type { Vec } from '#images/space/vector.ts'

/** A girl in a felt gown and a kalpak, looking at the camera. */
export function doll({ main, accent, lining }: Colours): Solid {
  const cloth = felt(main)
  const face = felt(rgb('e3bd9a'))
  const gown = turned(
    (v) => [[96, 92, 80, 64, 48, 38][Math.min(5, Math.round(v * 5))] ?? 60, 190 * v],
    { ...cloth },
    48,
    5,
  )
  const smooth: Surface = {
    ...gown,
    rows: 26,
    at: (u, v) => {
      const r = 96 - 58 * v ** 0.85
      return [Math.cos(u * 6.28319) * r, Math.sin(u * 6.28319) * r * 0.86, 190 * v]
    },
  }
  const cap: Surface = turned((v) => [64 * Math.cos(v * 1.5) ** 0.8 + 2, 262 + 92 * v], felt(lining), 40, 14)
  return {
    surfaces: [
      smooth,
      tube((s) => [Math.cos(s * 6.284) * 95, Math.sin(s * 6.284) * 82, 6], 7, felt(accent), 48, 6),
      limb(
        [
          [-44, 0, 176],
          [-80, -10, 150],
          [-92, -40, 120],
          [-56, -70, 112],
        ],
        17,
        15,
        cloth,
      ),
      limb(
        [
          [44, 0, 176],
          [80, -10, 150],
          [92, -40, 120],
          [56, -70, 112],
        ],
        17,
        15,
        cloth,
      ),
      ball([-48, -74, 112], [13, 13, 13], face, 14, 10),
      ball([48, -74, 112], [13, 13, 13], face, 14, 10),
      ball([0, 0, 240], [58, 54, 56], face, 48, 32),
      ball([0, 18, 250], [62, 54, 58], felt(rgb('2d2420'), 2)),
      cap,
      tube((s) => [Math.cos(s * 6.284) * 66, Math.sin(s * 6.284) * 62, 268], 10, felt(accent), 48, 8),
      ...[-1, 1].flatMap((side) => [
        limb(
          [
            [side * 50, -6, 246],
            [side * 66, -22, 210],
            [side * 60, -34, 170],
            [side * 54, -40, 128],
          ],
          12,
          9,
          felt(rgb('2d2420'), 2),
        ),
        eye([side * 20, -51, 246], 4.6),
        { ...ball([side * 33, -45, 228], [9, 4, 6], felt(rgb('d68f80')), 12, 8), over: 4 },
      ]),
    ],
    decals: [
      inlay(smooth, lozenge, { u: 0.75, v: 0.5, across: 0.06, along: 0.16 }, accent, {
        cord: lining,
        cordWidth: 1.2,
      }),
      ...Array.from({ length: 12 }, (_, index) =>
        inlay(
          smooth,
          lozenge,
          { u: index / 12, v: 0.14, across: 0.03, along: 0.055 },
          index & 1 ? accent : lining,
        ),
      ),
      {
        kind: 'thread',
        colour: rgb('a04a44'),
        width: 2.4,
        line: [-1, -0.5, 0, 0.5, 1].map((t) => ({
          at: [t * 11, -55, 220 + t * t * 4] as Vec,
          normal: [0, -1, 0] as Vec,
        })),
      },
    ],
  }
}
