import type { Rgb } from '../paint/colour.ts'
import { moved, type Motif } from '../ornament/motif.ts'
import { mesh, type Face } from './mesh.ts'
import type { Decal, Knot, Surface } from './solid.ts'
import { add, cross, dot, scale, unit, type Vec } from './vector.ts'

export type Laid = {
  readonly motif: Motif
  readonly middle: readonly [number, number]
  readonly half: number
  readonly turn?: number
}

/** Projects a flat cut-out onto a surface along `from` (pointing towards the viewer of the cut-out). */
export function drape(surface: Surface, from: Vec) {
  const right = unit(Math.abs(from[2]) > 0.9 ? ([1, 0, 0] as const) : cross([0, 0, 1], from))
  const up = cross(from, right)
  const faces = mesh(surface)
    .filter(({ normal }) => dot(normal, from) > 0.05)
    .map((face) => ({ face, corners: face.corners.map((at) => [dot(at, right), dot(at, up)] as const) }))
  const fall = (x: number, y: number): Knot | undefined => {
    let best: { face: Face; height: number } | undefined
    let nearest = Infinity
    for (const { face, corners } of faces) {
      const [mx, my] = [dot(face.middle, right), dot(face.middle, up)]
      const reach = Math.max(...corners.map(([cx, cy]) => Math.max(Math.abs(cx - mx), Math.abs(cy - my))))
      const away = Math.max(Math.abs(x - mx), Math.abs(y - my)) / (reach || 1)
      if (away > 2.2) continue
      const height =
        dot(face.middle, from) -
        ((x - mx) * dot(face.normal, right) + (y - my) * dot(face.normal, up)) / dot(face.normal, from)
      if (away < nearest - 0.4 || (away < nearest + 0.4 && height > (best?.height ?? -Infinity))) {
        best = { face, height }
        nearest = Math.min(nearest, away)
      }
    }
    if (!best) return undefined
    const at = add(add(scale(right, x), scale(up, y)), scale(from, best.height))
    return { at: add(at, scale(best.face.normal, 0.8)), normal: best.face.normal }
  }
  return ({ motif, middle, half, turn = 0 }: Laid, colour: Rgb, cord?: Rgb): Decal => ({
    kind: 'patch',
    colour,
    ...(cord ? { cord } : {}),
    rings: moved(motif, { x: middle[0], y: middle[1], scale: half, turn }).map((ring) =>
      ring.flatMap(([x, y]) => fall(x, y) ?? []),
    ),
  })
}
