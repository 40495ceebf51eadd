import type { Colours } from '../goods/colours.ts'
import { palette } from '../palette.ts'
import { blend, hex, rgb, type Rgb } from '../paint/colour.ts'
import { place, type Placing, type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import type { Vec } from '../space/vector.ts'

export type Size = readonly [number, number]

export const dye = (id: string): Rgb => rgb(palette.find((felt) => felt.id === id)?.hex ?? '#ece5d8')
export const dyed = (main: string, accent: string, lining = 'natural-white'): Colours => ({
  main: dye(main),
  accent: dye(accent),
  lining: dye(lining),
})

export const pair = (right: Solid, at: Vec, turn: number, gap = 52, scale = 1): Solid[] => [
  place(right, { scale, turn: { z: turn - 6 }, to: [at[0] - gap, at[1] + 14, at[2]] }),
  place(right, { scale, flip: true, turn: { z: turn + 7 }, to: [at[0] + gap, at[1] - 14, at[2]] }),
]
export const put = (solid: Solid, x: number, y: number, turn = 0, z = 0, more: Placing = {}): Solid =>
  place(solid, { turn: { z: turn }, to: [x, y, z], ...more })

/** Goods in a row, on paper in the colour of the palest of them. */
export const table = (
  solids: readonly Solid[],
  colours: Colours,
  [width, height]: Size,
  up = 16,
  away = 2600,
): Still => ({
  solids,
  width,
  height,
  view: { around: 0, up, away },
  frame: { x: width * 0.07, y: height * 0.12, width: width * 0.86, height: height * 0.74 },
  backdrop: () => {
    const [light, deep] = [
      hex(blend(rgb('f8f3ea'), colours.main, 0.03)),
      hex(blend(rgb('ddd3c4'), colours.main, 0.08)),
    ]
    return `<radialGradient id="paper" cx=".32" cy=".2" r="1.1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient><rect width="${width}" height="${height}" fill="url(#paper)"/>`
  },
})
