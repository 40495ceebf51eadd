export type Point = readonly [number, number]

/** A smooth closed curve through the points, as a function of 0 to 1. */
export function loopThrough(points: readonly Point[]) {
  const count = points.length
  const at = (index: number) => points[((index % count) + count) % count] ?? points[0] ?? ([0, 0] as const)
  return (t: number): Point => {
    const along = (((t % 1) + 1) % 1) * count
    const index = Math.floor(along)
    return spline(at(index - 1), at(index), at(index + 1), at(index + 2), along - index)
  }
}

/** A smooth open curve through the points, 0 at the first and 1 at the last. */
export function lineThrough(points: readonly Point[]) {
  const last = points.length - 1
  const at = (index: number) => points[Math.min(last, Math.max(0, index))] ?? ([0, 0] as const)
  return (t: number): Point => {
    const along = Math.min(last - 1e-9, Math.max(0, t * last))
    const index = Math.floor(along)
    return spline(at(index - 1), at(index), at(index + 1), at(index + 2), along - index)
  }
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])]
}

export const steps = (count: number) => Array.from({ length: count }, (_, index) => index / count)
export const stepsTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count)
