import { useRef, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { ZOOM_STEP } from './use-zoom-keys.ts'
import { imageName, type ViewerImage, type ViewerLabels } from './viewer-image.ts'
import { ZoomStage } from './zoom-stage.tsx'
import { sizeOf } from './use-gestures.ts'
import { FIT, panBy, zoomAt, type Point } from './zoom.ts'

export type { ViewerImage, ViewerLabels }

export interface LightboxProps {
  images: readonly ViewerImage[]
  selected: number
  onSelect: (index: number) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  labels: ViewerLabels
}

const CENTRE = { x: 0, y: 0 }

/**
 * Shows one image at a time on the whole screen, wrapping around at both ends. Zooms by pinch, wheel, click,
 * keys and buttons; pans by finger, mouse and arrow keys.
 */
export function Lightbox({ images, selected, onSelect, isOpen, onOpenChange, labels }: LightboxProps) {
  const [zoom, setZoom] = useState(FIT)
  const stage = useRef<HTMLDivElement>(null)
  const image = images[selected]
  if (!image) return null
  const step = (by: number) => {
    if (images.length === 1) return
    setZoom(FIT)
    onSelect((selected + by + images.length) % images.length)
  }
  const pan = (by: Point) => setZoom((now) => (stage.current ? panBy(now, by, sizeOf(stage.current)) : now))
  const scale = (factor: number) =>
    setZoom((now) => (stage.current ? zoomAt(now, factor, CENTRE, sizeOf(stage.current)) : now))
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setZoom(FIT)
        onOpenChange(open)
      }}
      title={imageName(images, selected, labels.image)}
      closeLabel={labels.close}
      size="full"
      actions={
        <div className="shyrdak-lightbox-bar">
          {images.length > 1 && (
            <>
              <button type="button" aria-label={labels.previous} onClick={() => step(-1)}>
                <Icon name="chevron-left" />
              </button>
              <span aria-live="polite">{`${selected + 1} / ${images.length}`}</span>
              <button type="button" aria-label={labels.next} onClick={() => step(1)}>
                <Icon name="chevron-right" />
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={labels.zoomOut}
            aria-disabled={zoom.scale === 1}
            onClick={() => scale(1 / ZOOM_STEP)}
          >
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={labels.zoomIn} onClick={() => scale(ZOOM_STEP)}>
            <Icon name="plus" />
          </button>
        </div>
      }
    >
      <ZoomStage
        stage={stage}
        image={image}
        zoom={zoom}
        onZoom={setZoom}
        onStep={step}
        onPan={pan}
        onScale={scale}
      />
    </Dialog>
  )
}
