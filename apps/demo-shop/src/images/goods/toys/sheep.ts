import type { Colours } from '../colours.ts'
import { blend, darker, lighter, rgb } from '#images/paint/colour.ts'
import { ball } from '#images/space/shapes.ts'
import { eye, felt, legs } from './limbs.ts'
import type { Surface, Solid } from '#images/space/solid.ts'
import type { Random } from '#images/paint/random.ts'

/** A sheep covered in curls. */
export function sheep({ main, accent }: Colours, next: Random): Solid {
  const face = felt(blend(accent, rgb('3a3836'), 0.4))
  const curls = Array.from({ length: 74 }, (_, index): Surface => {
    const v = 1 - (index / 73) * 1.72
    const a = index * 2.399963 + next() * 0.3
    const r = Math.sqrt(1 - Math.min(1, v * v))
    const size = 21 + next() * 7
    return ball(
      [Math.cos(a) * r * 92, Math.sin(a) * r * 66, 128 + v * 58],
      [size, size, size],
      { ...felt(lighter(main, next() * 0.12), 4.5), open: (_u, bv) => 0.55 + 0.45 * bv },
      12,
      9,
    )
  })
  return {
    surfaces: [
      ...legs(46, 30, 84, 12, face, felt(darker(face.colour, 0.4))),
      ball([0, 0, 126], [88, 62, 56], felt(main), 20, 12),
      ...curls,
      ball([-112, 0, 158], [40, 30, 32], face),
      ball([-138, 0, 146], [20, 21, 19], felt(lighter(face.colour, 0.1))),
      ball([-98, -38, 160], [10, 22, 9], face, 14, 10),
      ball([-98, 38, 160], [10, 22, 9], face, 14, 10),
      ...Array.from({ length: 9 }, (_, index) =>
        ball(
          [-92 + (index % 3) * 10, (Math.floor(index / 3) - 1) * 17, 188 + next() * 6],
          [15, 15, 14],
          felt(main, 4.5),
          12,
          9,
        ),
      ),
      eye([-133, -25, 164], 4.6),
      eye([-133, 25, 164], 4.6),
    ],
    decals: [],
  }
}
