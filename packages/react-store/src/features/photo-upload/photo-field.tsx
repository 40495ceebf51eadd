import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { lazy, Suspense, useId, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { openPhoto, preparedPhoto } from './prepare-photo.ts'
import { UploadStatus } from './upload-status.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

/** Loaded with the first photo that is cropped. */
const CropDialog = lazy(() => import('./crop-dialog.tsx'))

export interface PhotoFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** The path of the photo; null without one. */
  readonly value: string | null
  /** Width by height of what is kept. */
  readonly aspect: number
  readonly isRound?: boolean
  readonly isReadOnly?: boolean
  readonly onChange: (path: string | null) => void
}

/** One photo: chosen, cropped, uploaded, and taken away. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, value, aspect, isRound = false, isReadOnly = false, onChange } = props
  const id = useId()
  const store = useStore()
  const t = useMessages('photo-upload')
  const { upload, send, unreadable, reset } = usePhotoUpload()
  const [chosen, setChosen] = useState<{ photo: ImageBitmap; name: string } | null>(null)

  async function choose([file]: File[]) {
    if (!file) return
    reset()
    try {
      setChosen({ photo: await openPhoto(file), name: file.name })
    } catch {
      unreadable()
    }
  }
  return (
    <div
      className="shyrdak-photo-upload"
      role="group"
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      data-round={isRound || undefined}
    >
      <p className="shyrdak-photo-upload-label" id={id}>
        {label}
      </p>
      <div className="shyrdak-photo-upload-frame" style={{ aspectRatio: String(aspect) }}>
        {value === null ? (
          <Ornament shape="medallion" tone="walnut" />
        ) : (
          <Image photo={store.image(value)} alt={label} sizes="(min-width: 40rem) 420px, 90vw" />
        )}
      </div>
      <div className="shyrdak-photo-upload-actions">
        <ChoosePhotos
          label={t(value === null ? 'chooseNamed' : 'replaceNamed', { photo: label })}
          isDisabled={isReadOnly || upload.state === 'sending'}
          onChoose={(files) => void choose(files)}
        >
          {t(value === null ? 'choose' : 'replace')}
        </ChoosePhotos>
        {value === null ? null : (
          <Button
            tone="quiet"
            size="small"
            aria-label={t('removeNamed', { photo: label })}
            disabled={isReadOnly}
            onClick={() => onChange(null)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {hint === undefined ? null : (
        <p className="shyrdak-photo-upload-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <UploadStatus upload={upload} />
      {error === undefined ? null : <p className="shyrdak-photo-upload-error">{error}</p>}
      {chosen ? (
        <Suspense>
          <CropDialog
            photo={chosen.photo}
            title={label}
            aspect={aspect}
            isRound={isRound}
            onCancel={() => setChosen(null)}
            onCrop={(area) => {
              setChosen(null)
              void send([() => preparedPhoto(chosen.photo, chosen.name, area)], onChange)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
