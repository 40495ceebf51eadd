import type { Colours } from '../goods/colours.ts'
import { toyOf } from '../goods/toys/toy.ts'
import { rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Still } from '../space/still.ts'
import { meadow, sky } from './landscape.ts'
import { mountains } from './mountains.ts'
import { yurt } from './yurt.ts'
import { type Size, dyed, put } from './arrange.ts'

/** One or two yurts on the summer pasture, with a flock. */
export function pasture(
  colours: Colours,
  [width, height]: Size,
  next: Random,
  seed: number,
  close: boolean,
): Still {
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
