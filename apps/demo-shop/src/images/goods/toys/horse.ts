import type { Colours } from '../colours.ts'
import { darker, lighter } from '#images/paint/colour.ts'
import { lozenge } from '#images/ornament/kochkor.ts'
import { ball } from '#images/space/shapes.ts'
import { eye, felt, limb, legs } from './limbs.ts'
import { inlay } from '../plate.ts'
import type { Skin, Surface, Solid } from '#images/space/solid.ts'

/** A saddled horse with a mane of loose wool. */
export function horse({ main, accent, lining }: Colours): Solid {
  const dark = darker(main, 0.45)
  const skin = felt(main)
  const hair: Skin = { colour: accent, fuzz: 9 }
  const saddle: Surface = {
    columns: 30,
    rows: 20,
    over: 10,
    skin: felt(accent),
    at: (u, v) => {
      const a = (v - 0.5) * 2.4
      return [4 + (u - 0.5) * 86, Math.sin(a) * 54, 168 + Math.cos(a) * 58]
    },
  }
  return {
    surfaces: [
      ...legs(70, 28, 140, 13, skin, felt(dark)),
      ball([0, 0, 168], [108, 50, 54], skin),
      limb(
        [
          [-70, 0, 176],
          [-112, 0, 210],
          [-116, 0, 252],
          [-134, 0, 290],
        ],
        39,
        25,
        skin,
      ),
      ball([-156, 0, 282], [46, 23, 25], skin),
      ball([-190, 0, 268], [19, 18, 17], felt(lighter(main, 0.2))),
      ...Array.from({ length: 7 }, (_, index) =>
        ball([-64 - index * 11, 0, 226 + index * 16], [14, 11, 17], hair, 12, 9),
      ),
      ball([-148, 0, 310], [16, 10, 11], hair, 12, 8),
      limb(
        [
          [98, 0, 190],
          [146, 0, 194],
          [150, 0, 120],
          [146, 0, 70],
        ],
        12,
        20,
        { ...hair, fuzz: 14 },
      ),
      ball([-134, -13, 314], [7, 5, 14], skin, 12, 8),
      ball([-134, 13, 314], [7, 5, 14], skin, 12, 8),
      saddle,
      eye([-164, -20, 292]),
      eye([-164, 20, 292]),
    ],
    decals: [
      inlay(saddle, lozenge, { u: 0.5, v: 0.22, across: 0.3, along: 0.17 }, lining, {
        cord: main,
        cordWidth: 1.5,
      }),
    ],
  }
}
