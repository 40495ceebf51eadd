import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIT, panBy, zoomAt, type Zoom } from './zoom.ts'

const stage = { width: 400, height: 300 }
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })
const anyZoom = fc
  .tuple(factor, point, point)
  .map(([by, at, moved]) => panBy(zoomAt(FIT, by, at, stage), moved, stage))
/** The point of the image that is visible at a point of the stage. */
const seenAt = ({ scale, x, y }: Zoom, at: { x: number; y: number }) => [
  (at.x - x) / scale,
  (at.y - y) / scale,
]

test('the image covers the stage however it is zoomed and moved', () => {
  fc.assert(
    fc.property(anyZoom, factor, point, (zoom, by, at) => {
      const { scale, x, y } = zoomAt(zoom, by, at, stage)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(4)
      expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * stage.width) / 2 + 1e-9)
      expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * stage.height) / 2 + 1e-9)
    }),
  )
})

test('zooming in keeps the point under the finger in place', () => {
  fc.assert(
    fc.property(anyZoom, fc.double({ min: 1, max: 5, noNaN: true }), point, (zoom, by, at) => {
      const [x, y] = seenAt(zoom, at)
      const after = seenAt(zoomAt(zoom, by, at, stage), at)
      expect(after[0]).toBeCloseTo(x ?? Number.NaN, 6)
      expect(after[1]).toBeCloseTo(y ?? Number.NaN, 6)
    }),
  )
})
