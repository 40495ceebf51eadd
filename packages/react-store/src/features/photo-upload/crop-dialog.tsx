import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useId, useMemo, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useMessages } from '../../messages/use-messages.ts'
import { previewOf, type CropArea } from './prepare-photo.ts'

export interface CropDialogProps {
  readonly photo: ImageBitmap
  readonly title: string
  /** Aspect ratio of the cropped area: width divided by height. */
  readonly aspect: number
  readonly isRound?: boolean
  readonly onCrop: (area: CropArea) => void
  readonly onCancel: () => void
}

const MAX_ZOOM = 4
const classesOf = (isRound = false) => ({
  containerClassName: 'shyrdak-photo-upload-cropper',
  mediaClassName: 'shyrdak-photo-upload-cropped',
  cropAreaClassName: `shyrdak-photo-upload-area${isRound ? ' shyrdak-photo-upload-round' : ''}`,
})

/** A dialog to crop a photo by dragging, pinching, arrow keys and a zoom slider. */
export function CropDialog({ photo, title, aspect, isRound, onCrop, onCancel }: CropDialogProps) {
  const id = useId()
  const t = useMessages('photo-upload')
  const { url, scale } = useMemo(() => previewOf(photo), [photo])
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)

  function finish() {
    if (!area) return
    const x = Math.round(area.x * scale)
    const y = Math.round(area.y * scale)
    onCrop({
      x,
      y,
      width: Math.max(1, Math.min(photo.width - x, Math.round(area.width * scale))),
      height: Math.max(1, Math.min(photo.height - y, Math.round(area.height * scale))),
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      title={title}
      description={t('cropText')}
      closeLabel={t('cancel')}
      size="large"
      actions={
        <>
          <Button onClick={finish} disabled={area === null}>
            {t('use')}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="shyrdak-photo-upload-crop" role="group" aria-label={t('area')}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={!isRound}
          keyboardStep={12}
          // The page's content security policy forbids injected styles; the feature's style sheet has these
          // rules.
          disableAutomaticStylesInjection
          classes={classesOf(isRound)}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className="shyrdak-photo-upload-zoom">
        <label htmlFor={id}>{t('zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </div>
    </Dialog>
  )
}
