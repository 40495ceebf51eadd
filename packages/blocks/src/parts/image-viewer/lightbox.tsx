import { useEffect } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import { imageName, type ViewedImage, type ViewerLabels } from './viewed-image.ts'

interface Props {
  images: readonly ViewedImage[]
  chosen: number
  onChoose: (place: number) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  labels: ViewerLabels
}

/** The pictures as large as the screen allows, one at a time, around both ends. */
export function Lightbox({ images, chosen, onChoose, isOpen, onOpenChange, labels }: Props) {
  const shown = images[chosen]
  const turn = (by: number) => onChoose((chosen + by + images.length) % images.length)
  useEffect(() => {
    if (!isOpen) return
    const walk = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by !== 0) onChoose((chosen + by + images.length) % images.length)
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [isOpen, chosen, onChoose, images.length])
  if (!shown) return null
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={imageName(images, chosen, labels.image)}
      closeLabel={labels.close}
      size="large"
      actions={
        images.length > 1 && (
          <span className="shyrdak-image-viewer-turn">
            <button type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
              <Icon name="chevron-left" />
            </button>
            <span aria-live="polite">{`${chosen + 1} / ${images.length}`}</span>
            <button type="button" aria-label={labels.next} onClick={() => turn(1)}>
              <Icon name="chevron-right" />
            </button>
          </span>
        )
      }
    >
      <div className="shyrdak-image-viewer-whole">
        <Image photo={shown.photo} alt={shown.alt} sizes="92vw" />
      </div>
    </Dialog>
  )
}
