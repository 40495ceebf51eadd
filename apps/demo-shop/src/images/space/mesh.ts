import type { Rgb } from '../paint/colour.ts'
import type { Skin, Surface } from './solid.ts'
import { add, cross, scale, sub, unit, type Vec } from './vector.ts'

export type Face = {
  readonly corners: readonly [Vec, Vec, Vec, Vec]
  readonly middle: Vec
  readonly normal: Vec
  readonly colour: Rgb
  readonly open: number
  readonly openInside: number
  readonly skin: Skin
  readonly over: number
}

/** Divides a surface into faces; normals come from the surface around each, so that poles stay smooth. */
export function mesh({ at, columns, rows, skin, over = 0 }: Surface): Face[] {
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => at(column / columns, row / rows)),
  )
  const faces: Face[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [below, above] = [grid[row] ?? [], grid[row + 1] ?? []]
      const [a, b, c, d] = [below[column], below[column + 1], above[column + 1], above[column]]
      if (!a || !b || !c || !d) continue
      const [u, v] = [(column + 0.5) / columns, (row + 0.5) / rows]
      const middle = scale(add(add(a, b), add(c, d)), 0.25)
      faces.push({
        corners: [a, b, c, d],
        middle,
        normal: unit(cross(sub(c, a), sub(d, b))),
        colour: skin.colourAt?.(u, v, middle) ?? skin.colour,
        open: skin.open?.(u, v, middle) ?? 1,
        openInside: skin.openInside?.(u, v, middle) ?? 0.7,
        skin,
        over,
      })
    }
  return faces
}

/** The point and the outward normal at (u, v). */
export function knotOn({ at }: Pick<Surface, 'at'>, u: number, v: number, lift = 0.6) {
  const [du, dv] = [0.004, 0.004]
  const across = sub(at(u + du, v), at(u - du, v))
  const along =
    v > 1 - dv
      ? sub(at(u, v), at(u, v - dv))
      : v < dv
        ? sub(at(u, v + dv), at(u, v))
        : sub(at(u, v + dv), at(u, v - dv))
  const normal = unit(cross(across, along))
  return { at: add(at(u, v), scale(normal, lift)), normal }
}
