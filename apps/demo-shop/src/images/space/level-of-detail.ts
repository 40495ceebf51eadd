import type { Camera } from './camera.ts'
import { stepsTo } from './curve.ts'
import type { Surface } from './solid.ts'

/** Reduces the faces of surfaces that are small in the image. */
export function fitted(surface: Surface, { see }: Camera): Surface {
  const seen = stepsTo(4).flatMap((u) => stepsTo(4).map((v) => see(surface.at(u, v))))
  const span = (of: (at: { x: number; y: number }) => number) =>
    Math.max(...seen.map(of)) - Math.min(...seen.map(of))
  const reach = Math.max(
    span(({ x }) => x),
    span(({ y }) => y),
  )
  const { columns, rows } = surface
  return {
    ...surface,
    columns: Math.min(columns, Math.max(6, Math.ceil(reach * 0.55))),
    rows: Math.min(rows, Math.max(3, Math.ceil(reach * 0.4))),
  }
}
