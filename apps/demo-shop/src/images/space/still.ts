import { feltPattern } from '../paint/felt-tile.ts'
import { paper } from '../paint/ground.ts'
import type { Random } from '../paint/random.ts'
import { camera, extent, type Frame, type Viewpoint } from './camera.ts'
import { drawSolid } from './draw-solid.ts'
import { mesh } from './mesh.ts'
import { drawShadows } from './shadow.ts'
import type { Solid } from './solid.ts'
import { size, sub, type Vec } from './vector.ts'

export type Still = {
  readonly solids: readonly Solid[]
  /** Floor, walls, shelves: drawn below the shadows. */
  readonly stage?: readonly Solid[]
  /** Drawn over the stage, below the objects. */
  readonly foreground?: (horizon: number) => string
  readonly shade?: number
  readonly view: Viewpoint
  readonly frame?: Frame
  /** The points that fill the frame in a close-up; everything by default. */
  readonly fit?: readonly Vec[]
  /** Height of the ground; `own`: each object stands on its own shelf, with only the contact shadow. */
  readonly ground?: number | 'own'
  readonly width?: number
  readonly height?: number
  /** Drawn behind everything; `horizon` is how far down the image the land ends. */
  readonly backdrop?: (horizon: number) => string
  readonly woolScale?: number
}

const corners = (solid: Solid): Vec[] =>
  solid.surfaces.flatMap((surface) =>
    mesh({ ...surface, columns: Math.min(24, surface.columns), rows: Math.min(8, surface.rows) }).flatMap(
      ({ corners }) => corners,
    ),
  )

/** Draws objects on paper, the far ones first. */
export function still(scene: Still, next: Random): string {
  const { solids, view, width = 1200, height = 1200, woolScale = 1 } = scene
  const places = solids.map(corners)
  const ground = scene.ground ?? extent(places.flat().map(([, , z]) => z))[0]
  const frame = scene.frame ?? {
    x: width * 0.08,
    y: height * 0.1,
    width: width * 0.84,
    height: height * 0.78,
  }
  const eye = camera(view, scene.fit ?? places.flat(), frame, [width, height])
  const away = (list: readonly Vec[]) =>
    list.reduce((sum, at) => sum + size(sub(eye.eye, at)), 0) / list.length
  const order = solids
    .map((solid, index) => ({ solid, away: away(places[index] ?? []) }))
    .sort(
      (one, other) =>
        Number(other.solid.slight ?? false) - Number(one.solid.slight ?? false) || other.away - one.away,
    )
  const stage = (scene.stage ?? []).map((solid) => drawSolid(solid, eye, next, false)).join('')
  const shadows = drawShadows(solids, eye, ground, scene.shade)
  const horizon = eye.see([0, 4e6, ground === 'own' ? 0 : ground]).y
  const drawn = order.map(({ solid }) => drawSolid(solid, eye, next)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${feltPattern(woolScale)}</defs>${scene.backdrop?.(horizon) ?? paper(width, height)}${stage}${scene.foreground?.(horizon) ?? ''}${shadows}${drawn}</svg>`
}
