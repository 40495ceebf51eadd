import { useEffect } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import { imageName, type ViewerImage, type ViewerLabels } from './viewer-image.ts'

interface Props {
  images: readonly ViewerImage[]
  selected: number
  onSelect: (index: number) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  labels: ViewerLabels
}

/** Shows one image at a time, as large as the screen allows, wrapping around at both ends. */
export function Lightbox({ images, selected, onSelect, isOpen, onOpenChange, labels }: Props) {
  const image = images[selected]
  const step = (by: number) => onSelect((selected + by + images.length) % images.length)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by !== 0) onSelect((selected + by + images.length) % images.length)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, selected, onSelect, images.length])
  if (!image) return null
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={imageName(images, selected, labels.image)}
      closeLabel={labels.close}
      size="large"
      actions={
        images.length > 1 && (
          <span className="shyrdak-image-viewer-turn">
            <button type="button" aria-label={labels.previous} onClick={() => step(-1)}>
              <Icon name="chevron-left" />
            </button>
            <span aria-live="polite">{`${selected + 1} / ${images.length}`}</span>
            <button type="button" aria-label={labels.next} onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </button>
          </span>
        )
      }
    >
      <div className="shyrdak-image-viewer-whole">
        <Image photo={image.photo} alt={image.alt} sizes="92vw" />
      </div>
    </Dialog>
  )
}
