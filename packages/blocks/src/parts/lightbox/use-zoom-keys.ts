import { useEffect } from 'react'
import type { Point } from './zoom.ts'

/** Distance of one arrow key press, in pixels. */
const PAN = 80
export const ZOOM_STEP = 1.5

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const SCALES: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': 0,
}

interface Keys {
  readonly isEnlarged: boolean
  readonly onStep: (by: number) => void
  readonly onPan: (by: Point) => void
  readonly onScale: (factor: number) => void
}

/** Arrow keys move between images, or pan an enlarged one. Plus and minus zoom, zero fits the image. */
export function useZoomKeys({ isEnlarged, onStep, onPan, onScale }: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const arrow = ARROWS[event.key]
      const factor = SCALES[event.key]
      if (factor !== undefined) onScale(factor)
      else if (arrow && isEnlarged) onPan({ x: -arrow.x * PAN, y: -arrow.y * PAN })
      else if (arrow && arrow.x !== 0) onStep(arrow.x)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
