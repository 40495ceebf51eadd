import { extent, type Camera } from './camera.ts'
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

type Cast = { readonly wide: readonly Point[]; readonly near: readonly Point[] }

function cast(solid: Solid, { see }: Camera, ground: number): Cast {
  const coarse = solid.surfaces.map((surface) => ({
    ...surface,
    columns: Math.min(24, surface.columns),
    rows: Math.min(10, surface.rows),
  }))
  const places = coarse.flatMap((surface) => mesh(surface).map(({ middle }) => middle))
  const thrown =
    (slant: number) =>
    ([x, y, z]: Vec): Point => {
      const up = (z - ground) * slant
      const seen = see([x - (lamp[0] / lamp[2]) * up, y - (lamp[1] / lamp[2]) * up, ground])
      return [seen.x, seen.y]
    }
  return {
    wide: hull(places.map(thrown(0.7))),
    near: hull(places.filter(([, , z]) => z < ground + 26).map(thrown(0.4))),
  }
}

const lowest = (solid: Solid) =>
  extent(solid.surfaces.flatMap((surface) => mesh(surface).map(({ middle }) => middle[2])))[0]

/** Shadows on the ground: a wide soft one, and a tight one at the contact. */
export function drawShadows(
  solids: readonly Solid[],
  camera: Camera,
  ground: number | 'own',
  strength = 1,
): string {
  const shapes = solids
    .filter(({ slight }) => !slight)
    .map((solid) => cast(solid, camera, ground === 'own' ? lowest(solid) : ground))
  const wide =
    ground === 'own'
      ? ''
      : soft(
          'wide',
          shapes.map(({ wide }) => wide),
          44,
          '#5a4636',
          0.34 * strength,
        )
  return (
    wide +
    soft(
      'near',
      shapes.map(({ near }) => near),
      16,
      '#2c2018',
      0.5 * strength,
    )
  )
}

/** A soft edge as a mask of ever smaller and lighter shapes: much cheaper than a blur. */
function soft(
  id: string,
  shapes: readonly (readonly Point[])[],
  reach: number,
  colour: string,
  depth: number,
): string {
  const count = Math.ceil(reach * 0.8)
  const rings = Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const level = Math.round(255 * t * t * (3 - 2 * t))
    const path = shapes
      .filter((shape) => shape.length > 2)
      .map((shape) => grown(shape, reach * (1.1 - 2 * t)))
      .join('')
    return `<path d="${path}" fill="rgb(${level},${level},${level})"/>`
  })
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-400" y="-400" width="2800" height="2800">${rings.join('')}</mask><rect width="2000" height="2000" fill="${colour}" opacity="${depth}" mask="url(#${id})"/>`
}

function grown(shape: readonly Point[], out: number): string {
  const mx = shape.reduce((sum, [x]) => sum + x, 0) / shape.length
  const my = shape.reduce((sum, [, y]) => sum + y, 0) / shape.length
  const corners = shape.map(([x, y]) => {
    const away = Math.hypot(x - mx, y - my) || 1
    const by = Math.max(0.02, (away + out) / away)
    return `${(mx + (x - mx) * by).toFixed(1)} ${(my + (y - my) * by).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
