import type { Camera } from './camera.ts'
import type { Point } from './curve.ts'
import { lamp } from './light.ts'
import { mesh } from './mesh.ts'
import type { Solid } from './solid.ts'
import type { Vec } from './vector.ts'

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** What the lamp leaves dark on the ground: a wide soft shade and a tight one where the thing touches. */
export function drawShadow(solid: Solid, { see }: Camera, ground: number, softness = 26): string {
  const places = solid.surfaces.flatMap((surface) => mesh({ ...surface, columns: Math.min(24, surface.columns), rows: Math.min(10, surface.rows) }).map(({ middle }) => middle))
  const cast = (slant: number) => ([x, y, z]: Vec): Point => {
    const up = (z - ground) * slant
    const seen = see([x - (lamp[0] / lamp[2]) * up, y - (lamp[1] / lamp[2]) * up, ground])
    return [seen.x, seen.y]
  }
  const wide = hull(places.map(cast(0.85)))
  const near = hull(places.filter(([, , z]) => z < ground + 26).map(cast(0.4)))
  return layers(wide, softness * 1.5, 18, '#5a4636', 0.36) + layers(near, 15, 12, '#2c2018', 0.5)
}

/** A soft edge by fills laid on fills: many times cheaper than a blur. */
function layers(shape: readonly Point[], reach: number, count: number, colour: string, depth: number): string {
  const middle = [0, 1].map((axis) => shape.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / shape.length)
  const [mx, my] = [middle[0] ?? 0, middle[1] ?? 0]
  const each = 1 - (1 - depth) ** (1 / count)
  const ring = (out: number) =>
    `M${shape
      .map(([x, y]) => {
        const away = Math.hypot(x - mx, y - my) || 1
        const by = Math.max(0.05, (away + out) / away)
        return `${(mx + (x - mx) * by).toFixed(1)} ${(my + (y - my) * by).toFixed(1)}`
      })
      .join('L')}Z`
  const rings = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const bell = 0.5 + Math.asin(2 * t - 1) / Math.PI
    return `<path d="${ring(reach * (1 - 2 * bell))}"/>`
  })
  return `<g fill="${colour}" fill-opacity="${each.toFixed(4)}" stroke="${colour}" stroke-opacity="${(each * 0.5).toFixed(4)}" stroke-width="3" stroke-linejoin="round">${rings.join('')}</g>`
}
