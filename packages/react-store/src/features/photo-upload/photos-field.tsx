import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { openPhoto, preparedPhoto } from './prepare-photo.ts'
import { SortablePhotos } from './sortable-photos.tsx'
import type { UploadPhoto } from './upload-own-photo.ts'
import { UploadStatus } from './upload-status.tsx'
import { useIncomingPhotos } from './use-incoming-photos.ts'
import { usePhotoUpload } from './use-photo-upload.ts'

export interface PhotosFieldProps {
  readonly label: string
  /** Whose photos they are, such as a colour: each button says it, where several such fields stand on a page. */
  readonly of?: string | undefined
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: readonly string[]
  readonly most: number
  readonly isReadOnly?: boolean
  /** Sends a photo; a craftsman's own without it. */
  readonly upload?: UploadPhoto | undefined
  /** Another way to photos, beside the button that adds some. */
  readonly actions?: ReactNode
  readonly onChange: (paths: readonly string[]) => void
}

/** Several photos in an order: chosen, dropped or pasted many at a time, moved, taken away. */
export function PhotosField(props: PhotosFieldProps) {
  const { label, of, hint, error, value, most, isReadOnly = false, actions, onChange } = props
  const id = useId()
  const t = useMessages('photo-upload')
  const { upload, send, forget } = usePhotoUpload(props.upload)
  // Photos arrive one by one, while others are moved.
  const newest = useRef(value)
  useEffect(() => {
    const isOwn = newest.current.join('\n') === value.join('\n')
    newest.current = value
    if (isOwn) return
    // Photos that came another way are the next try, too.
    forget()
  }, [value, forget])

  function change(paths: readonly string[]) {
    newest.current = paths
    onChange(paths)
  }
  const left = most - value.length
  const isLocked = isReadOnly || upload.state === 'sending' || left <= 0
  const add = (files: readonly File[]) =>
    void send(
      files.map((file) => ({
        name: file.name,
        prepare: async () => preparedPhoto(await openPhoto(file), file.name),
      })),
      (path) => change([...newest.current, path]),
      left,
    )
  const incoming = useIncomingPhotos({ isDisabled: isLocked, onFiles: add })
  return (
    <div className="shyrdak-photo-upload-several" role="group" aria-labelledby={id} {...incoming}>
      <p className="shyrdak-photo-upload-label" id={id}>
        {label}
      </p>
      {value.length > 0 ? (
        <SortablePhotos photos={value} of={of} isReadOnly={isReadOnly} onChange={change} />
      ) : null}
      {left > 0 ? (
        <div className="shyrdak-photo-upload-actions">
          <ChoosePhotos
            label={t('addNamed', { photo: label })}
            describedBy={error === undefined ? undefined : `${id}-error`}
            isMultiple
            isDisabled={isLocked}
            isInvalid={error !== undefined}
            onChoose={add}
          >
            {t('add')}
          </ChoosePhotos>
          {actions}
          <span className="shyrdak-photo-upload-drop">{t('dropMany')}</span>
        </div>
      ) : (
        <p className="shyrdak-photo-upload-hint">{t('full', { most })}</p>
      )}
      {hint === undefined ? null : <p className="shyrdak-photo-upload-hint">{hint}</p>}
      <UploadStatus upload={upload} />
      {error === undefined ? null : (
        <p className="shyrdak-photo-upload-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
