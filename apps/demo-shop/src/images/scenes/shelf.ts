import { bagOf } from '../goods/bag.ts'
import type { Colours } from '../goods/colours.ts'
import { hatOf } from '../goods/hat.ts'
import { homeOf } from '../goods/home.ts'
import { bootOf, slipperOf } from '../goods/shoe-models.ts'
import { toyOf } from '../goods/toys/toy.ts'
import { blend, hex, rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { block, sheet } from '../space/shapes.ts'
import { type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import { stack, yarn } from './craft.ts'
import { type Size, dye, dyed, pair, put } from './arrange.ts'

/** Two shelves of goods on a plastered wall. */
export function shelf(colours: Colours, [width, height]: Size, next: Random): Still {
  const plaster = blend(rgb('ece4d6'), colours.main, 0.08)
  const oak = rgb('b08a60')
  const board = (z: number): Solid => ({
    surfaces: [block([0, 40, z - 16], [980, 170, 16], { colour: oak, fuzz: 0, gloss: 0.2 }, 0.08, 24, 8)],
    decals: [],
  })
  const wall: Solid = {
    surfaces: [
      {
        ...sheet([-2600, 2600], [0, 1], 0, { colour: plaster, fuzz: 0, flat: true }, 1, 1),
        at: (u, v) => [-2600 + 5200 * u, 240, -1400 + 3600 * v],
      },
    ],
    decals: [],
  }
  const low = [
    ...pair(slipperOf('mule-kochkor', colours, 0), [-720, 0, 14], 156, 70, 1.3),
    ...pair(slipperOf('closed-pompom', dyed('light-grey', 'madder-red'), 1), [-380, 0, 14], 168, 70, 1.3),
    ...pair(slipperOf('mule-two-tone', dyed('indigo', 'saffron'), 0), [-40, 0, 14], 176, 70, 1.3),
    put(homeOf('basket', dyed('grey', 'mustard'), next)[0] ?? yarn(colours.main, 90, next), 380, 10, 8),
    put(stack(['madder-red', 'cream', 'sage', 'indigo', 'saffron', 'walnut'].map(dye), next), 740, 20, 4, 0, {
      scale: 0.9,
      turn: { z: 4 },
    }),
  ]
  const high = [
    put(hatOf('kalpak', dyed('natural-white', 'charcoal')), -720, 0, 18, 560),
    put(hatOf('cloche-flower', dyed('plum', 'rose')), -400, 0, 14, 566),
    ...pair(
      bootOf('valenki-kochkor', dyed('natural-white', 'madder-red', 'cream'), 1),
      [-80, 0, 571],
      160,
      58,
    ),
    put(toyOf('sheep', dyed('natural-white', 'charcoal'), next), 240, 0, 40, 560),
    put(bagOf('tote-kochkor', dyed('forest', 'camel')), 640, 10, -6, 560, { scale: 0.78, turn: { z: -6 } }),
  ]
  return {
    width,
    height,
    stage: [wall, board(0), board(560)],
    solids: [...low, ...high],
    view: { around: 0, up: 9, away: 4200, target: [0, 0, 400] },
    fit: [
      [-940, -100, -60],
      [940, -100, -60],
      [0, -100, 1010],
    ],
    frame: { x: 0, y: height * 0.03, width, height: height * 0.94 },
    ground: 'own',
    backdrop: () => `<rect width="${width}" height="${height}" fill="${hex(plaster)}"/>`,
  }
}
