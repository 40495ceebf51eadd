import { cross, dot, sub, unit, type Vec } from './vector.ts'

export type Seen = { readonly x: number; readonly y: number; readonly depth: number }

/** The camera position: degrees around from the front, degrees up, distance in millimetres. */
export type Viewpoint = {
  readonly around: number
  readonly up: number
  readonly away: number
  readonly target?: Vec
}

/** A box in the image that the goods should fill. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Camera = {
  readonly holds: (at: Seen) => boolean
  readonly eye: Vec
  readonly see: (at: Vec) => Seen
  readonly zoom: number
}

/** Looks at the target, zoomed so that the points in `fit` fill the frame. */
export function camera(
  view: Viewpoint,
  fit: readonly Vec[],
  frame: Frame,
  [width, height]: readonly [number, number] = [1200, 1200],
): Camera {
  const target = view.target ?? [0, 0, 0]
  const [a, e] = [(view.around * Math.PI) / 180, (view.up * Math.PI) / 180]
  const back: Vec = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)]
  const eye: Vec = [
    target[0] + back[0] * view.away,
    target[1] + back[1] * view.away,
    target[2] + back[2] * view.away,
  ]
  const right: Vec = [Math.cos(a), Math.sin(a), 0]
  const upward = unit(cross(back, right))
  const raw = (at: Vec) => {
    const from = sub(at, eye)
    const depth = -dot(from, back)
    return { x: dot(from, right) / depth, y: -dot(from, upward) / depth, depth }
  }
  const seen = fit.map(raw)
  const [left, rightmost] = extent(seen.map(({ x }) => x))
  const [top, bottom] = extent(seen.map(({ y }) => y))
  const zoom = Math.min(frame.width / (rightmost - left), frame.height / (bottom - top))
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  return {
    eye,
    holds: ({ x, y }) => x > -20 && y > -20 && x < width + 20 && y < height + 20,
    zoom,
    see: (at) => {
      const { x, y, depth } = raw(at)
      return {
        x: middleX + (x - (left + rightmost) / 2) * zoom,
        y: middleY + (y - (top + bottom) / 2) * zoom,
        depth,
      }
    },
  }
}

/** The minimum and maximum of any number of values. */
export function extent(values: readonly number[]): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}
