import { loopThrough, type Point } from '../space/curve.ts'
import { between, bezier, smooth, type Vec } from '../space/vector.ts'

/** The right foot from above, in mm, toe away from the viewer, from the heel along the outer side. */
const foot: readonly Point[] = [
  [0, -127],
  [24, -117],
  [34, -92],
  [35, -50],
  [39, -5],
  [47, 42],
  [47, 82],
  [33, 112],
  [6, 126],
  [-22, 119],
  [-40, 96],
  [-46, 62],
  [-38, 15],
  [-30, -40],
  [-32, -92],
  [-23, -117],
]

const outline = loopThrough(foot)

/** Measures of an upper, in mm. */
export type Last = {
  /** Height of the collar at the heel; under 8 it is a mule. */
  readonly heel: number
  /** Height of the instep at the opening, and how far forward it is. */
  readonly instep: number
  readonly throat: number
  /** Height of the toe. */
  readonly toe: number
  /** The opening's width as a fraction of the foot's. */
  readonly opening: number
}

export const mule: Last = { heel: 4, instep: 66, throat: 8, toe: 44, opening: 0.74 }
export const closed: Last = { heel: 54, instep: 64, throat: 20, toe: 42, opening: 0.64 }
export const bootie: Last = { heel: 88, instep: 92, throat: 0, toe: 62, opening: 0.84 }

const ahead = (y: number) => (y + 127) / 253

/** The edge of the sole, `s` once around from the heel; `out` mm beyond the foot. */
export function soleEdge(s: number, z: number, out = 0): Vec {
  const [x, y] = outline(s)
  const reach = Math.hypot(x, y * 0.45) || 1
  return [x + (x / reach) * out, y + ((y * 0.45) / reach) * out * 1.05, z]
}

/** The edge of the opening. */
export function collar(s: number, last: Last): Vec {
  const [x, y] = outline(s)
  const t = ahead(y)
  const open = last.heel < 8
  if (open) {
    const start = 0.36
    const arch = (Math.max(0, t - start) / (1 - start)) * (Math.PI / 2)
    const hinge = -127 + 253 * start
    if (t <= start) return [x, y, last.heel + 8 * smooth(start - 0.16, start, t)]
    return [
      x * (1 - Math.sin(arch) * 0.2) * Math.min(1, 0.55 + Math.cos(arch) * 0.5),
      hinge + (last.throat - hinge) * Math.sin(arch) ** 1.3,
      last.heel + 8 + (last.instep - last.heel - 8) * Math.sin(arch) ** 1.1,
    ]
  }
  const dip = Math.sin(Math.min(1, t / 0.8) * Math.PI) * 5
  return [
    x * last.opening,
    -115 + (last.throat + 115) * t ** 0.92,
    last.heel + (last.instep - last.heel) * smooth(0.3, 1, t) - dip,
  ]
}

/** The upper: `s` round the sole, `r` from the sole to the opening. */
export function upper(s: number, r: number, last: Last): Vec {
  const low = soleEdge(s, 0, 0)
  const high = collar(s, last)
  const t = ahead(low[1])
  const toe = smooth(0.55, 1, t)
  const rise = Math.max(2, last.toe * toe + high[2] * 0.55 * (1 - toe))
  const bulge = 5 * smooth(4, 30, high[2])
  const out = soleEdge(s, Math.min(rise, high[2] * 0.8 + 1), bulge)
  const shoulder = between(high, low, 0.5 * toe + 0.08)
  const height = toe * (last.toe + (high[2] - last.toe) * 0.62) + (1 - toe) * high[2] * 0.82
  return bezier(low, out, [shoulder[0], shoulder[1], Math.max(height, 1)], high, r)
}
