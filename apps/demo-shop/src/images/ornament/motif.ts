import type { Point } from '../space/curve.ts'

/** A cut-out: closed outlines in a square from -1 to 1, y up, with nonzero fill. */
export type Motif = readonly (readonly Point[])[]

export const mirrored = (motif: Motif): Motif =>
  motif.map((ring) => ring.map(([x, y]) => [-x, y] as const).reverse())

export const moved = (motif: Motif, to: { x?: number; y?: number; scale?: number; turn?: number }): Motif => {
  const { x = 0, y = 0, scale = 1, turn = 0 } = to
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale]
  return motif.map((ring) => ring.map(([px, py]) => [x + c * px - s * py, y + s * px + c * py] as const))
}

/** A ribbon of varying width along a bending line, the shape of a horn cut from felt. */
export function ribbon(
  from: Point,
  heading: number,
  length: number,
  bend: (t: number) => number,
  width: (t: number) => number,
): readonly Point[] {
  const left: Point[] = []
  const right: Point[] = []
  const count = 44
  let [x, y] = from
  let angle = heading
  for (let step = 0; step <= count; step++) {
    const t = step / count
    const half = width(t) / 2
    left.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half])
    right.push([x + Math.sin(angle) * half, y - Math.cos(angle) * half])
    if (step === count)
      for (const turn of [1, 2, 3, 4, 5, 6, 7])
        left.push([
          x + Math.cos(angle + Math.PI / 2 - (Math.PI * turn) / 8) * half,
          y + Math.sin(angle + Math.PI / 2 - (Math.PI * turn) / 8) * half,
        ])
    angle += (bend(t) * Math.PI) / 180 / count
    x += (Math.cos(angle) * length) / count
    y += (Math.sin(angle) * length) / count
  }
  return [...left, ...right.reverse()]
}
