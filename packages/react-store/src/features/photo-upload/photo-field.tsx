import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { useLateCode } from '../../store/use-late-code.ts'
import { useStore } from '../../store/use-store.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { openPhoto, preparedPhoto } from './prepare-photo.ts'
import type { UploadPhoto } from './upload-own-photo.ts'
import { UploadStatus } from './upload-status.tsx'
import { useIncomingPhotos } from './use-incoming-photos.ts'
import { useSubmitAfterUpload } from './use-submit-after-upload.ts'
import { usePhotoUpload } from './use-photo-upload.ts'

/** Code-split and loaded with the first photo that is cropped. */
const loadCrop = async () => (await import('./crop-dialog.tsx')).CropDialog

export interface PhotoFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** The path of the photo; null without one. */
  readonly value: string | null
  /** Aspect ratio to crop to: width divided by height. Without it, the photo is not cropped. */
  readonly aspect?: number | undefined
  readonly isRound?: boolean
  readonly isReadOnly?: boolean
  /** Uploads a photo; as the logged-in craftsman by default. */
  readonly upload?: UploadPhoto | undefined
  /** Further actions beside the button that chooses a photo. */
  readonly actions?: ReactNode
  readonly onChange: (path: string | null) => void
}

/** A field for one photo: choose, drop or paste it, crop, upload and remove it. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, value, aspect, isRound = false, isReadOnly = false, actions, onChange } = props
  const id = useId()
  const store = useStore()
  const t = useMessages('photo-upload')
  const i18n = useCodeMessages('errors')
  const { code: CropDialog, state: crop, ask: loadDialog } = useLateCode(loadCrop)
  const { upload, small, send, refuse, forget } = usePhotoUpload(props.upload)
  const [chosen, setChosen] = useState<{ photo: ImageBitmap; name: string } | null>(null)
  // A photo set in another way also clears the error of the last attempt.
  useEffect(forget, [value, forget])
  const isSending = upload.state === 'sending'
  const field = useRef<HTMLDivElement>(null)
  const isSubmitWaiting = useSubmitAfterUpload(field, upload.state)
  const describedBy = [
    hint === undefined ? null : `${id}-hint`,
    error === undefined ? null : `${id}-error`,
  ].filter((one) => one !== null)

  async function choose([file]: File[]) {
    if (!file) return
    forget()
    const { name } = file
    if (aspect === undefined)
      return send([{ name, prepare: async () => preparedPhoto(await openPhoto(file), name) }], onChange)
    try {
      setChosen({ photo: await openPhoto(file), name })
      loadDialog()
    } catch {
      refuse(name)
    }
  }
  const incoming = useIncomingPhotos({
    isDisabled: isReadOnly || isSending,
    onFiles: (files) => void choose(files),
  })
  return (
    <div
      className="shyrdak-photo-upload"
      role="group"
      ref={field}
      aria-labelledby={id}
      data-round={isRound || undefined}
      {...incoming}
    >
      <p className="shyrdak-photo-upload-label" id={id}>
        {label}
      </p>
      <div className="shyrdak-photo-upload-frame" style={{ aspectRatio: String(aspect ?? 1.5) }}>
        {value === null ? (
          <Ornament shape="medallion" tone="walnut" />
        ) : (
          <Image photo={store.image(value)} alt={label} sizes="(min-width: 40rem) 420px, 90vw" />
        )}
      </div>
      <div className="shyrdak-photo-upload-actions">
        <ChoosePhotos
          label={t(value === null ? 'chooseNamed' : 'replaceNamed', { photo: label })}
          describedBy={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          isDisabled={isReadOnly}
          isBusy={isSending}
          isInvalid={error !== undefined}
          onChoose={(files) => void choose(files)}
        >
          {t(value === null ? 'choose' : 'replace')}
        </ChoosePhotos>
        {actions}
        {value === null ? null : (
          <Button
            tone="quiet"
            size="small"
            aria-label={t('removeNamed', { photo: label })}
            disabled={isReadOnly}
            onClick={() => {
              onChange(null)
              // The pressed button is removed.
              field.current?.querySelector('input')?.focus()
            }}
          >
            {t('remove')}
          </Button>
        )}
        <span className="shyrdak-photo-upload-drop">{t('drop')}</span>
      </div>
      {hint === undefined ? null : (
        <p className="shyrdak-photo-upload-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <UploadStatus
        upload={upload}
        small={small.filter(({ path }) => path === value)}
        isSubmitWaiting={isSubmitWaiting}
      />
      {crop === 'failed' ? (
        <p className="shyrdak-photo-upload-error" role="alert">
          {failureText(UNAVAILABLE, i18n)}
        </p>
      ) : null}
      {error === undefined ? null : (
        <p className="shyrdak-photo-upload-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {CropDialog && chosen && aspect !== undefined ? (
        <CropDialog
          photo={chosen.photo}
          title={label}
          aspect={aspect}
          isRound={isRound}
          onCancel={() => setChosen(null)}
          onCrop={(area) => {
            setChosen(null)
            const { photo, name } = chosen
            void send([{ name, prepare: () => preparedPhoto(photo, name, area) }], onChange)
          }}
        />
      ) : null}
    </div>
  )
}
