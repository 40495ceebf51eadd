import type { Seen } from './camera.ts'

/** Whether nothing else of the same object covers this point. */
export type IsSeen = (at: Seen) => boolean

const cell = 6
const side = 400
const margin = 50
/** A relative difference in distance below this counts as the same point. */
const slack = 0.008

/** Stores the distance of the nearest face on a coarse grid. */
export function depths(shown: readonly { readonly seen: readonly Seen[]; readonly depth: number }[]): IsSeen {
  const nearest = new Float32Array(side * side).fill(Infinity)
  const key = (x: number, y: number) =>
    Math.max(0, Math.min(side - 1, Math.round(x / cell) + margin)) * side +
    Math.max(0, Math.min(side - 1, Math.round(y / cell) + margin))
  for (const { seen, depth } of shown) {
    const [a, b, c, d] = seen
    if (!a || !b || !c || !d) continue
    const count = Math.min(
      12,
      Math.ceil(Math.max(Math.hypot(a.x - c.x, a.y - c.y), Math.hypot(b.x - d.x, b.y - d.y)) / cell) + 1,
    )
    for (let i = 0; i <= count; i++)
      for (let j = 0; j <= count; j++) {
        const [s, t] = [i / count, j / count]
        const [p, q, r, o] = [(1 - s) * (1 - t), s * (1 - t), s * t, (1 - s) * t]
        const place = key(a.x * p + b.x * q + c.x * r + d.x * o, a.y * p + b.y * q + c.y * r + d.y * o)
        if (depth < (nearest[place] ?? Infinity)) nearest[place] = depth
      }
  }
  return ({ x, y, depth }) => depth * (1 - slack) < (nearest[key(x, y)] ?? Infinity)
}
