import { bagOf } from '../goods/bag.ts'
import type { Colours } from '../goods/colours.ts'
import { cushionOf } from '../goods/cushion.ts'
import { hatOf } from '../goods/hat.ts'
import { homeOf } from '../goods/home.ts'
import { rugOf } from '../goods/rug.ts'
import { bootOf, slipperOf } from '../goods/shoe-models.ts'
import { toyOf } from '../goods/toy.ts'
import { palette } from '../palette.ts'
import { blend, hex, rgb, type Rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { ModelOf } from '../picture-spec.ts'
import { block, sheet } from '../space/shapes.ts'
import { place, type Placing, type Solid } from '../space/solid.ts'
import type { Still } from '../space/still.ts'
import type { Vec } from '../space/vector.ts'
import { fleece, pot, roll, stack, yarn } from './craft.ts'
import { meadow, sky } from './landscape.ts'
import { mountains } from './mountains.ts'
import { yurt } from './yurt.ts'

type Size = readonly [number, number]

const dye = (id: string): Rgb => rgb(palette.find((felt) => felt.id === id)?.hex ?? '#ece5d8')
const dyed = (main: string, accent: string, lining = 'natural-white'): Colours => ({
  main: dye(main),
  accent: dye(accent),
  lining: dye(lining),
})

const pair = (right: Solid, at: Vec, turn: number, gap = 52, scale = 1): Solid[] => [
  place(right, { scale, turn: { z: turn - 6 }, to: [at[0] - gap, at[1] + 14, at[2]] }),
  place(right, { scale, flip: true, turn: { z: turn + 7 }, to: [at[0] + gap, at[1] - 14, at[2]] }),
]
const put = (solid: Solid, x: number, y: number, turn = 0, z = 0, more: Placing = {}): Solid =>
  place(solid, { turn: { z: turn }, to: [x, y, z], ...more })

/** Goods in a row on paper dyed like the palest of them. */
const table = (
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

function pasture(colours: Colours, [width, height]: Size, next: Random, seed: number, close: boolean): Still {
  const sheep = toyOf('sheep', dyed('natural-white', 'charcoal'), next)
  const flock = Array.from({ length: close ? 4 : 9 }, (_, index) => {
    const x = close ? 3500 + (index % 2) * 1500 : -9000 + index * 1350 + next() * 900
    const y = close ? -900 - index * 700 : -1800 + next() * 4200 - (index % 3) * 900
    return put(sheep, x, y, next() * 360, 0, { scale: 3.6, turn: { z: next() * 300 } })
  })
  const horse = put(
    toyOf('horse', dyed('walnut', 'charcoal'), next),
    close ? -5200 : 6300,
    close ? -1200 : -2200,
    0,
    0,
    { scale: 5.6, turn: { z: close ? 170 : 20 } },
  )
  const home = yurt({ ...colours, lining: rgb('efe8da') })
  const far = close ? [] : [put(home, -4200, 10500, 0, 0, { scale: 0.9, turn: { z: 8 } })]
  return {
    width,
    height,
    solids: [
      ...far,
      put(home, close ? 0 : 3000, close ? 600 : 3000, 0, 0, { turn: { z: close ? -14 : -20 } }),
      ...flock,
      horse,
    ],
    view: { around: 0, up: 5, away: close ? 17000 : 24000, target: [0, 0, 1500] },
    fit: close
      ? [
          [-6600, 0, -900],
          [6600, 0, -900],
          [0, 0, 5200],
        ]
      : [
          [-9600, 0, -1000],
          [9600, 0, -1000],
          [0, 0, 6400],
        ],
    frame: { x: 0, y: height * 0.08, width, height: height * 0.9 },
    ground: 0,
    shade: 0.8,
    woolScale: 0.6,
    stage: mountains(seed),
    backdrop: () => sky(width, height),
    foreground: (horizon) => meadow(width, height, horizon + height * 0.035, seed),
  }
}

function shelf(colours: Colours, [width, height]: Size, next: Random): Still {
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

/** Wide pictures for the hero, the categories and the stories of the workshops. */
export function sceneOf(
  model: ModelOf<'scene'>,
  colours: Colours,
  size: Size,
  next: Random,
  seed: number,
): Still {
  const { main, accent, lining } = colours
  switch (model) {
    case 'jailoo':
      return pasture(colours, size, next, seed, false)
    case 'yurt':
      return pasture(colours, size, next, seed, true)
    case 'shelf':
      return shelf(colours, size, next)
    case 'felt-stack':
      return table(
        [
          put(
            stack(
              [main, ...['cream', 'sage', 'indigo', 'saffron'].map(dye), accent, dye('walnut'), lining],
              next,
            ),
            0,
            0,
            -14,
          ),
          put(yarn(accent, 62, next), 300, -60),
          put(yarn(lining, 48, next), 236, -160),
          put(hatOf('kalpak', dyed('natural-white', 'charcoal')), -350, 10, 20),
        ],
        colours,
        size,
      )
    case 'rolling':
      return {
        ...table(
          roll(colours)
            .slice(1)
            .map((solid) => put(solid, 0, 0, -18)),
          colours,
          size,
          26,
        ),
        stage: roll(colours)
          .slice(0, 1)
          .map((solid) => put(solid, 0, 0, -18)),
        ground: 0,
      }
    case 'slippers':
      return table(
        [
          ...pair(slipperOf('closed-fur', dyed('grey', 'cream'), 1), [-350, 190, 11], 152),
          ...pair(slipperOf('closed-pompom', { main: accent, accent: main, lining }, 1), [20, 200, 11], 160),
          ...pair(slipperOf('bootie', dyed('sage', 'cream'), 2), [370, 190, 11], 168),
          ...pair(slipperOf('mule-kochkor', colours, 0), [-190, -130, 11], 152),
          ...pair(slipperOf('mule-two-tone', dyed('walnut', 'cream'), 0), [200, -130, 11], 166),
        ],
        colours,
        size,
        30,
      )
    case 'boots':
      return table(
        [
          ...pair(bootOf('valenki-kochkor', colours, 1), [-330, 30, 11], 146),
          ...pair(bootOf('ankle-fur', { main: accent, accent: main, lining }, 0), [20, 0, 11], 156),
          ...pair(bootOf('ankle-band', dyed('forest', 'saffron'), 1), [350, 20, 11], 164),
        ],
        colours,
        size,
        16,
      )
    case 'rugs':
    case 'ornament':
      return {
        width: size[0],
        height: size[1],
        solids: [
          put(
            rugOf(model === 'rugs' ? 'shyrdak-diamond' : 'shyrdak', colours, next),
            0,
            0,
            model === 'rugs' ? 64 : 90,
          ),
        ],
        ground: 0,
        woolScale: 1.3,
        view: { around: 0, up: model === 'rugs' ? 40 : 86, away: 3600 },
        fit:
          model === 'rugs'
            ? [
                [-820, 0, 0],
                [820, 0, 0],
                [0, -560, 0],
                [0, 420, 0],
              ]
            : [
                [-560, -300, 0],
                [560, 300, 0],
              ],
        frame: { x: -10, y: -10, width: size[0] + 20, height: size[1] + 20 },
      }
    case 'cushions':
      return table(
        [
          put(cushionOf('medallion', colours, next), -380, 30, 12),
          put(cushionOf('striped', { main: lining, accent, lining: main }, next), 0, 70, -2),
          put(cushionOf('round', dyed('sage', 'cream'), next), 400, 0, -14),
          put(cushionOf('bolster', { main: accent, accent: main, lining }, next), 60, -240, 6),
        ],
        colours,
        size,
        14,
      )
    case 'hats':
      return table(
        [
          put(hatOf('kalpak-tall', { main: dye('natural-white'), accent: main, lining }), -390, 20, 16),
          put(hatOf('cloche-flower', colours), -60, -40, 10),
          put(hatOf('sauna', dyed('light-grey', 'madder-red')), 280, 40, 0),
          put(hatOf('beret', { main: accent, accent: main, lining }), 560, -70, 12),
        ],
        colours,
        size,
        14,
      )
    case 'bags':
      return table(
        [
          put(bagOf('tote-kochkor', colours), -380, 20, 12),
          put(bagOf('backpack', { main: accent, accent: main, lining }), 40, 30, -16),
          put(bagOf('clutch', dyed('indigo', 'saffron')), 400, -70, -10),
        ],
        colours,
        size,
        14,
      )
    case 'toys':
      return table(
        [
          put(toyOf('camel', dyed('camel', 'madder-red'), next), -400, 40, 40),
          put(toyOf('sheep', dyed('natural-white', 'charcoal'), next), -40, -60, 48),
          put(toyOf('doll', colours, next), 250, 20, -6),
          put(toyOf('snow-leopard', dyed('light-grey', 'charcoal'), next), 560, -20, 52),
        ],
        colours,
        size,
        13,
      )
    case 'home':
      return table(
        [
          put(homeOf('basket', colours, next)[0] ?? yarn(main, 80, next), -330, 60, 10),
          ...homeOf('coasters', { main: accent, accent: main, lining }, next).map((solid) =>
            put(solid, 300, -120, 0, 0, { scale: 1.3 }),
          ),
          put(homeOf('trivet', dyed('turquoise', 'saffron'), next)[0] ?? yarn(main, 80, next), 40, -170),
          put(
            homeOf('chair-pad', dyed('indigo', 'madder-red'), next)[0] ?? yarn(main, 80, next),
            260,
            190,
            0,
          ),
        ],
        colours,
        size,
        26,
      )
    case 'wool':
      return table(
        [
          put(fleece(rgb('f1ead9'), next), -250, 20),
          put(yarn(main, 84, next), 60, -30),
          put(yarn(accent, 66, next), 210, 60),
          put(yarn(dye('sage'), 60, next), 190, -110),
          put(yarn(dye('walnut'), 72, next), 360, -20),
        ],
        colours,
        size,
        20,
      )
    case 'dye':
      return table(
        [
          put(pot(main), -310, 20),
          put(pot(accent), 0, 60),
          put(pot(dye('indigo')), 310, 20),
          put(yarn(main, 60, next), -170, -150),
          put(yarn(accent, 56, next), 130, -140),
          put(yarn(dye('indigo'), 62, next), 430, -130),
        ],
        colours,
        size,
        24,
      )
  }
}
