import type { Colours } from '../colours.ts'
import { darker, lighter } from '#images/paint/colour.ts'
import { lozenge } from '#images/ornament/kochkor.ts'
import { ball } from '#images/space/shapes.ts'
import { eye, felt, limb, legs } from './limbs.ts'
import { inlay } from '../plate.ts'
import type { Skin, Surface, Solid } from '#images/space/solid.ts'

/** A two-humped camel under a blanket. */
export function camel({ main, accent, lining }: Colours): Solid {
  const dark = darker(main, 0.45)
  const skin = felt(main)
  const tuft: Skin = { colour: dark, fuzz: 6 }
  const blanket: Surface = {
    columns: 30,
    rows: 20,
    over: 12,
    skin: felt(accent),
    at: (u, v) => {
      const a = (v - 0.5) * 2.7
      return [2 + (u - 0.5) * 72, Math.sin(a) * 63, 178 + Math.cos(a) * 65]
    },
  }
  return {
    surfaces: [
      ...legs(66, 34, 150, 13, skin, felt(dark)),
      ball([0, 0, 178], [112, 58, 60], skin),
      ball([-52, 0, 238], [34, 32, 52], skin),
      ball([56, 0, 238], [34, 32, 52], skin),
      ball([-52, 0, 284], [17, 16, 14], tuft, 16, 10),
      ball([56, 0, 284], [17, 16, 14], tuft, 16, 10),
      limb(
        [
          [-88, 0, 176],
          [-158, 0, 140],
          [-166, 0, 220],
          [-166, 0, 292],
        ],
        33,
        21,
        skin,
      ),
      ball([-184, 0, 292], [42, 24, 24], skin),
      ball([-212, 0, 284], [20, 19, 17], felt(lighter(main, 0.15))),
      ball([-160, -22, 314], [7, 5, 13], skin, 12, 8),
      ball([-160, 22, 314], [7, 5, 13], skin, 12, 8),
      ball([-160, 0, 312], [17, 15, 13], tuft, 14, 9),
      limb(
        [
          [104, 0, 196],
          [134, 0, 190],
          [136, 0, 150],
          [132, 0, 112],
        ],
        6,
        8,
        skin,
      ),
      ball([132, 0, 106], [10, 10, 16], tuft, 12, 8),
      blanket,
      eye([-192, -22, 300]),
      eye([-192, 22, 300]),
    ],
    decals: [
      inlay(blanket, lozenge, { u: 0.5, v: 0.24, across: 0.3, along: 0.17 }, lining, {
        cord: main,
        cordWidth: 1.5,
      }),
      inlay(blanket, lozenge, { u: 0.5, v: 0.24, across: 0.14, along: 0.08 }, main),
    ],
  }
}
