import { cross, dot, sub, unit, type Vec } from './vector.ts'

export type Seen = { readonly x: number; readonly y: number; readonly depth: number }

/** Where the viewer stands: degrees round from the front, degrees up, millimetres away. */
export type Viewpoint = {
  readonly around: number
  readonly up: number
  readonly away: number
  readonly target?: Vec
}

/** A box in the picture that the goods should fill. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Camera = { readonly eye: Vec; readonly see: (at: Vec) => Seen; readonly zoom: number }

/** Looks at the target; `fit` places are made to fill the frame. */
export function camera(view: Viewpoint, fit: readonly Vec[], frame: Frame): Camera {
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
  const [left, rightmost] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
  const zoom = Math.min(frame.width / (rightmost - left), frame.height / (bottom - top))
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  return {
    eye,
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
