import type { Colours } from '../goods/colours.ts'
import { toyOf } from '../goods/toys/toy.ts'
import { rgb } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Still } from '../space/still.ts'
import { meadow, sky } from './landscape.ts'
import { mountains } from './mountains.ts'
import { yurt } from './yurt.ts'
import { type Size, dyed, put } from './arrange.ts'

/** Where the yurt, the horse and the flock stand from left to right, and how the horse is turned, in degrees. */
const AROUND = { yurt: 0, horse: -5200, turn: 170, flock: 3500 }
/** Leaves the left of a wide picture free for the text that stands on it. */
const ASIDE = { yurt: 800, horse: 4700, turn: 20, flock: 1700 }
const FAR = { yurt: 3000, horse: 6300, turn: 20, flock: -9000 }

/** One or two yurts on the summer pasture, with a flock. */
export function pasture(
  colours: Colours,
  [width, height]: Size,
  next: Random,
  seed: number,
  close: boolean,
): Still {
  const at = !close ? FAR : width > height ? ASIDE : AROUND
  const sheep = toyOf('sheep', dyed('natural-white', 'charcoal'), next)
  const flock = Array.from({ length: close ? 4 : 9 }, (_, index) => {
    const x = at.flock + (close ? (index % 2) * 1500 : index * 1350 + next() * 900)
    const y = close ? -900 - index * 700 : -1800 + next() * 4200 - (index % 3) * 900
    return put(sheep, x, y, next() * 360, 0, { scale: 3.6, turn: { z: next() * 300 } })
  })
  const horse = put(toyOf('horse', dyed('walnut', 'charcoal'), next), at.horse, close ? -1200 : -2200, 0, 0, {
    scale: 5.6,
    turn: { z: at.turn },
  })
  const home = yurt({ ...colours, lining: rgb('efe8da') })
  const far = close ? [] : [put(home, -4200, 10500, 0, 0, { scale: 0.9, turn: { z: 8 } })]
  return {
    width,
    height,
    solids: [
      ...far,
      put(home, at.yurt, close ? 600 : 3000, 0, 0, { turn: { z: close ? -14 : -20 } }),
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
