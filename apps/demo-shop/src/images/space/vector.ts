/** x to the right, y away from the viewer, z up; in millimetres. */
export type Vec = readonly [number, number, number]
export type Matrix = readonly [Vec, Vec, Vec]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const size = (a: Vec) => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vec): Vec => scale(a, 1 / (size(a) || 1))
export const between = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const bezier = (a: Vec, b: Vec, c: Vec, d: Vec, t: number): Vec => {
  const s = 1 - t
  const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [
    a[0] * k0 + b[0] * k1 + c[0] * k2 + d[0] * k3,
    a[1] * k0 + b[1] * k1 + c[1] * k2 + d[1] * k3,
    a[2] * k0 + b[2] * k1 + c[2] * k2 + d[2] * k3,
  ]
}
export const apply = (m: Matrix, a: Vec): Vec => [dot(m[0], a), dot(m[1], a), dot(m[2], a)]

/** Rotates around z, then x, then y; in degrees. */
export function rotation({ z = 0, x = 0, y = 0 }: { z?: number; x?: number; y?: number }): Matrix {
  const about = (degrees: number) =>
    [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const
  const [cz, sz] = about(z)
  const [cx, sx] = about(x)
  const [cy, sy] = about(y)
  const turn = (a: Vec): Vec => {
    const [ax, ay, az]: Vec = [cz * a[0] - sz * a[1], sz * a[0] + cz * a[1], a[2]]
    const [bx, by, bz]: Vec = [ax, cx * ay - sx * az, sx * ay + cx * az]
    return [cy * bx + sy * bz, by, -sy * bx + cy * bz]
  }
  const [i, j, k] = [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])]
  return [
    [i[0], j[0], k[0]],
    [i[1], j[1], k[1]],
    [i[2], j[2], k[2]],
  ]
}

export const smooth = (from: number, to: number, at: number) => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
