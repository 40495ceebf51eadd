import { rgb, type Rgb } from '#images/paint/colour.ts'
import { ball } from '#images/space/shapes.ts'
import type { Skin, Surface } from '#images/space/solid.ts'
import { bezier, type Vec } from '#images/space/vector.ts'

const eyeSkin: Skin = { colour: rgb('1c1a1a'), fuzz: 0, gloss: 1 }
export const eye = (at: Vec, size = 4): Surface => ({
  ...ball(at, [size, size, size], eyeSkin, 10, 8),
  over: 6,
})
export const felt = (colour: Rgb, fuzz = 1.5): Skin => ({ colour, fuzz })

/** A limb or tail: a stroke that swells and closes at both ends. */
export const limb = (
  points: readonly [Vec, Vec, Vec, Vec],
  from: number,
  to: number,
  skin: Skin,
): Surface => ({
  columns: 18,
  rows: 14,
  skin,
  at: (u, v) => {
    const middle = bezier(...points, v)
    const wide = (from + (to - from) * v) * Math.max(0, 1 - Math.abs(v * 2 - 1) ** 8) ** 0.5
    const along = bezier(...points, Math.min(1, v + 0.01))
    const steep = Math.abs(along[2] - middle[2]) > Math.hypot(along[0] - middle[0], along[1] - middle[1])
    const [c, s] = [Math.cos(u * Math.PI * 2) * wide, Math.sin(u * Math.PI * 2) * wide]
    return steep
      ? [middle[0] + (along[2] > middle[2] ? c : -c), middle[1] + s, middle[2]]
      : Math.abs(along[0] - middle[0]) > Math.abs(along[1] - middle[1])
        ? [middle[0], middle[1] + (along[0] > middle[0] ? c : -c), middle[2] + s]
        : [middle[0] + (along[1] > middle[1] ? -c : c), middle[1], middle[2] + s]
  },
})

const leg = (x: number, y: number, top: number, wide: number, skin: Skin, hoof: Skin): Surface[] => [
  limb(
    [
      [x, y, 2],
      [x, y, top * 0.4],
      [x, y, top * 0.7],
      [x, y, top],
    ],
    wide,
    wide * 1.3,
    skin,
  ),
  {
    ...limb(
      [
        [x, y, -1],
        [x, y, top * 0.08],
        [x, y, top * 0.14],
        [x, y, top * 0.2],
      ],
      wide * 1.12,
      wide * 1.12,
      hoof,
    ),
    over: 3,
  },
]

export const legs = (dx: number, dy: number, top: number, wide: number, skin: Skin, hoof: Skin) =>
  [
    [-dx, -dy],
    [dx, -dy],
    [-dx, dy],
    [dx, dy],
  ].flatMap(([x = 0, y = 0]) => leg(x, y, top, wide, skin, hoof))
