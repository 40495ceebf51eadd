import { mirrored, moved, ribbon, type Motif } from './motif.ts'
import { steps } from '../space/curve.ts'

const horn: Motif = [
  ribbon(
    [0.1, -1],
    Math.PI / 2,
    3.5,
    (t) => (t < 0.26 ? 0 : -190 - 640 * (t - 0.26)),
    (t) => 0.4 - 0.16 * t,
  ),
]

/** Kochkor, the ram's horns: a stem that opens into two curls. */
export const kochkor: Motif = moved([...horn, ...mirrored(horn)], { scale: 0.8 })

/** A lozenge with concave sides. */
export const lozenge: Motif = [
  steps(40).map((t) => {
    const angle = -t * Math.PI * 2
    const reach = 1 / (Math.abs(Math.cos(angle)) ** 0.86 + Math.abs(Math.sin(angle)) ** 0.86)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  }),
]

const turns = [0, 90, 180, 270]

/** Four pairs of horns around a lozenge: the central motif of a shyrdak. */
export const tortKochkor: Motif = [
  ...turns.flatMap((turn) => moved(moved(kochkor, { y: 0.5, scale: 0.5 }), { turn })),
  ...moved(lozenge, { scale: 0.34 }),
]

/** The same rotated to the corners, with a small horn on every side. */
export const crossKochkor: Motif = [
  ...turns.flatMap((turn) => moved(moved(kochkor, { y: 0.62, scale: 0.5 }), { turn: turn + 45 })),
  ...turns.flatMap((turn) => moved(moved(kochkor, { y: 0.44, scale: 0.3 }), { turn })),
  ...moved(lozenge, { scale: 0.3 }),
]
