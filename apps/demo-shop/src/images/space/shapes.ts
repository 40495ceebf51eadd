import type { Skin, Surface } from './solid.ts'
import { add, cross, scale, sub, unit, type Vec } from './vector.ts'

/** A tube around a closed line: the rolled edge of thick felt, a strap, a cord. */
export function tube(
  line: (s: number) => Vec,
  radius: number | ((s: number) => number),
  skin: Skin,
  columns = 72,
  rows = 8,
): Surface {
  const wide = typeof radius === 'number' ? () => radius : radius
  return {
    columns,
    rows,
    skin,
    at: (s, v) => {
      const middle = line(s)
      const along = unit(sub(line(s + 0.004), line(s - 0.004)))
      const side = unit(cross(along, Math.abs(along[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]))
      const up = cross(side, along)
      const angle = v * Math.PI * 2
      return add(middle, add(scale(side, -Math.cos(angle) * wide(s)), scale(up, Math.sin(angle) * wide(s))))
    },
  }
}

/** A ball or egg; `half` sizes in mm. */
export function ball(
  middle: Vec,
  half: Vec,
  skin: Skin,
  columns = 28,
  rows = 18,
  lump: (u: number, v: number) => number = () => 1,
): Surface {
  return {
    columns,
    rows,
    skin,
    at: (u, v) => {
      const [a, e] = [u * Math.PI * 2, (v - 0.5) * Math.PI]
      const by = lump(u, v)
      return [
        middle[0] + Math.cos(a) * Math.cos(e) * half[0] * by,
        middle[1] + Math.sin(a) * Math.cos(e) * half[1] * by,
        middle[2] + Math.sin(e) * half[2] * by,
      ]
    },
  }
}

/** A surface of revolution about the z axis: `profile` gives radius and height from bottom (0) to top (1). */
export function turned(
  profile: (v: number, u: number) => readonly [number, number],
  skin: Skin,
  columns = 56,
  rows = 24,
): Surface {
  return {
    columns,
    rows,
    skin,
    at: (u, v) => {
      const [radius, height] = profile(v, u)
      return [Math.cos(u * Math.PI * 2) * radius, Math.sin(u * Math.PI * 2) * radius, height]
    },
  }
}

/** A block with rounded edges; `round` 0.1 for a board, 0.5 for a bolster. */
export function block(middle: Vec, half: Vec, skin: Skin, round = 0.16, columns = 40, rows = 16): Surface {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** round
  return {
    columns,
    rows,
    skin,
    at: (u, v) => {
      const [a, e] = [(u + 0.125) * Math.PI * 2, (v - 0.5) * Math.PI]
      return [
        middle[0] + power(Math.cos(a)) * power(Math.cos(e)) * half[0],
        middle[1] + power(Math.sin(a)) * power(Math.cos(e)) * half[1],
        middle[2] + power(Math.sin(e)) * half[2],
      ]
    },
  }
}

/** A flat rectangle at height z, facing up. */
export function sheet(
  x: readonly [number, number],
  y: readonly [number, number],
  z: number,
  skin: Skin,
  columns = 12,
  rows = 12,
): Surface {
  return { columns, rows, skin, at: (u, v) => [x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v, z] }
}
