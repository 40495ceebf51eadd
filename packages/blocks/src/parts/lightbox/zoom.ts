/** Scale and position of an image: `x` and `y` are the distance of its centre from the stage's, in pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Stage {
  readonly width: number
  readonly height: number
}

/** The whole image fits the stage. */
export const FIT: Zoom = { scale: 1, x: 0, y: 0 }

/** Beyond this scale, even the largest image becomes pixelated. */
const MAX_SCALE = 4

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Limits the position so that the image covers the stage. */
function withinStage({ scale, x, y }: Zoom, { width, height }: Stage): Zoom {
  const room = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 }
  return { scale, x: between(-room.x, x, room.x), y: between(-room.y, y, room.y) }
}

/** Scales by a factor around `point`, which is relative to the centre of the stage and stays in place. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, stage: Stage): Zoom {
  const scale = between(1, zoom.scale * factor, MAX_SCALE)
  const growth = scale / zoom.scale
  const moved = { x: point.x - (point.x - zoom.x) * growth, y: point.y - (point.y - zoom.y) * growth }
  return withinStage({ scale, ...moved }, stage)
}

export const panBy = (zoom: Zoom, by: Point, stage: Stage): Zoom =>
  withinStage({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, stage)
