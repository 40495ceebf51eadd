import type { RefObject } from 'react'
import { Image } from '../image/image.tsx'
import { useGestures } from './use-gestures.ts'
import { useZoomKeys } from './use-zoom-keys.ts'
import type { ViewerImage } from './viewer-image.ts'
import type { Point, Zoom } from './zoom.ts'

interface Props {
  stage: RefObject<HTMLDivElement | null>
  image: ViewerImage
  zoom: Zoom
  onZoom: (change: (zoom: Zoom) => Zoom) => void
  onStep: (by: number) => void
  onPan: (by: Point) => void
  onScale: (factor: number) => void
}

/** Selects the largest width that the API generates, so that an enlarged image shows the stitches. */
const SIZES = '(min-width: 640px) 1280px, 200vw'

/** One image as large as the screen allows, which can be enlarged and panned. */
export function ZoomStage({ stage, image, zoom, onZoom, onStep, onPan, onScale }: Props) {
  const isEnlarged = zoom.scale > 1
  const { isMoving, handlers } = useGestures({ stage, isEnlarged, onZoom, onStep })
  useZoomKeys({ isEnlarged, onStep, onPan, onScale })
  return (
    <div
      className="shyrdak-lightbox-stage"
      ref={stage}
      data-state={isEnlarged ? 'enlarged' : 'whole'}
      data-moving={isMoving || undefined}
      {...handlers}
    >
      <div
        className="shyrdak-lightbox-image"
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      >
        <Image photo={image.photo} alt={image.alt} sizes={SIZES} eager />
      </div>
    </div>
  )
}
