import { useEffect } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { pictureName, type ViewedPicture, type ViewerLabels } from './viewed-picture.ts'

interface Props {
  pictures: readonly ViewedPicture[]
  chosen: number
  onChoose: (place: number) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  labels: ViewerLabels
}

/** The pictures as large as the screen allows, one at a time, around both ends. */
export function Lightbox({ pictures, chosen, onChoose, isOpen, onOpenChange, labels }: Props) {
  const shown = pictures[chosen]
  const turn = (by: number) => onChoose((chosen + by + pictures.length) % pictures.length)
  useEffect(() => {
    if (!isOpen) return
    const walk = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by !== 0) onChoose((chosen + by + pictures.length) % pictures.length)
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [isOpen, chosen, onChoose, pictures.length])
  if (!shown) return null
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={pictureName(pictures, chosen, labels.picture)}
      closeLabel={labels.close}
      size="large"
      actions={
        pictures.length > 1 && (
          <span className="shyrdak-picture-viewer-turn">
            <button type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
              <Icon name="chevron-left" />
            </button>
            <span aria-live="polite">{`${chosen + 1} / ${pictures.length}`}</span>
            <button type="button" aria-label={labels.next} onClick={() => turn(1)}>
              <Icon name="chevron-right" />
            </button>
          </span>
        )
      }
    >
      <div className="shyrdak-picture-viewer-whole">
        <Picture photo={shown.photo} alt={shown.alt} sizes="92vw" />
      </div>
    </Dialog>
  )
}
