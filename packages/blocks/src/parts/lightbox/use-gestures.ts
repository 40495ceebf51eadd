import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { panBy, zoomAt, type Point, type Zoom } from './zoom.ts'

/** The scale after a click or a double tap. */
const CLOSE_UP = 2.5
/** Minimum distance of a swipe to another image, in pixels. */
const SWIPE = 48
/** Maximum movement of a press that counts as a click, in pixels. */
const STILL = 6
/** Maximum time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 320

interface Gestures {
  readonly stage: RefObject<HTMLElement | null>
  readonly isEnlarged: boolean
  readonly onZoom: (change: (zoom: Zoom) => Zoom) => void
  /** Called with the number of images to move by. */
  readonly onStep: (by: number) => void
}

/** Pinch, wheel, click and double tap zoom; a finger or a pressed mouse pans, and swipes between images. */
export function useGestures({ stage, isEnlarged, onZoom, onStep }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)
  const lastTap = useRef(-DOUBLE_TAP_MS)
  const [isMoving, setMoving] = useState(false)

  useEffect(() => {
    const element = stage.current
    if (!element) return
    // React's wheel listener is passive and could not prevent the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400))
      onZoom((now) => zoomAt(now, factor, fromCentre(element, event), sizeOf(element)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [stage, onZoom])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const point = fromCentre(event.currentTarget, event)
    pointers.current.set(event.pointerId, point)
    start.current = pointers.current.size === 1 ? point : null
    setMoving(true)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const size = sizeOf(event.currentTarget)
    const now = fromCentre(event.currentTarget, event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (!other) {
      if (isEnlarged) onZoom((zoomed) => panBy(zoomed, { x: now.x - before.x, y: now.y - before.y }, size))
      return
    }
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const factor = apart(now) / Math.max(1, apart(before))
    onZoom((zoomed) =>
      panBy(
        zoomAt(zoomed, factor, middle, size),
        { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 },
        size,
      ),
    )
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return
    if (pointers.current.size > 0) return
    setMoving(false)
    const from = start.current
    start.current = null
    // A second finger took part, or the browser cancelled the gesture.
    if (!from || event.type === 'pointercancel') return
    const size = sizeOf(event.currentTarget)
    const at = fromCentre(event.currentTarget, event)
    const [across, down] = [at.x - from.x, Math.abs(at.y - from.y)]
    if (Math.hypot(across, down) <= STILL) {
      const isSecond = event.timeStamp - lastTap.current < DOUBLE_TAP_MS
      lastTap.current = event.timeStamp
      if (event.pointerType !== 'touch' || isSecond)
        onZoom((zoomed) => zoomAt(zoomed, zoomed.scale > 1 ? 0 : CLOSE_UP, at, size))
    } else if (!isEnlarged && Math.abs(across) > SWIPE && Math.abs(across) > 2 * down) {
      onStep(across < 0 ? 1 : -1)
    }
  }

  return { isMoving, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}

export const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth,
  height: clientHeight,
})

function fromCentre(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
