import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { openPhoto, preparedPhoto } from './prepare-photo.ts'
import { SortablePhotos } from './sortable-photos.tsx'
import type { UploadPhoto } from './upload-own-photo.ts'
import { UploadStatus } from './upload-status.tsx'
import { useIncomingPhotos } from './use-incoming-photos.ts'
import { useSubmitAfterUpload } from './use-submit-after-upload.ts'
import { usePhotoUpload } from './use-photo-upload.ts'

export interface PhotosFieldProps {
  readonly label: string
  /** What the photos show, such as a colour; part of the buttons' names if a page has several such fields. */
  readonly of?: string | undefined
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: readonly string[]
  readonly most: number
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  /** Uploads a photo; as the logged-in craftsman by default. */
  readonly upload?: UploadPhoto | undefined
  /** Further actions beside the button that adds photos. */
  readonly actions?: ReactNode
  readonly onChange: (paths: readonly string[]) => void
}

/** A field for an ordered list of photos: choose, drop or paste several at once, reorder and remove them. */
export function PhotosField(props: PhotosFieldProps) {
  const { label, of, hint, error, value, most, actions, onChange } = props
  const { isRequired = false, isReadOnly = false } = props
  const id = useId()
  const t = useMessages('photo-upload')
  const { upload, small, send, forget } = usePhotoUpload(props.upload)
  // Uploads finish one by one while photos may be reordered, so the current list is kept in a ref.
  const newest = useRef(value)
  useEffect(() => {
    const isOwn = newest.current.join('\n') === value.join('\n')
    newest.current = value
    if (isOwn) return
    // Photos set in another way also clear the error of the last attempt.
    forget()
  }, [value, forget])

  function change(paths: readonly string[]) {
    newest.current = paths
    onChange(paths)
  }
  const left = most - value.length
  const isSending = upload.state === 'sending'
  const field = useRef<HTMLDivElement>(null)
  const isSubmitWaiting = useSubmitAfterUpload(field, upload.state)
  const full = useRef<HTMLParagraphElement>(null)
  const count = value.length
  const countBefore = useRef(count)
  useEffect(() => {
    const before = countBefore.current
    countBefore.current = count
    // Does nothing if the focus is elsewhere.
    if (document.activeElement !== document.body) return
    // The pressed button is removed once the list is full or empty.
    if (count > before && count >= most) full.current?.focus()
    if (count < before && count === 0) field.current?.querySelector('input')?.focus()
  }, [count, most])
  const add = (files: readonly File[]) =>
    void send(
      files.map((file) => ({
        name: file.name,
        prepare: async () => preparedPhoto(await openPhoto(file), file.name),
      })),
      (path) => change([...newest.current, path]),
      left,
    )
  const incoming = useIncomingPhotos({ isDisabled: isReadOnly || isSending || left <= 0, onFiles: add })
  return (
    <div className="shyrdak-photo-upload-several" role="group" aria-labelledby={id} ref={field} {...incoming}>
      <p className="shyrdak-photo-upload-label" id={id}>
        {label}
        {isRequired ? (
          <span className="shyrdak-field-mark" aria-hidden="true">
            *
          </span>
        ) : null}
      </p>
      {value.length > 0 ? (
        <SortablePhotos photos={value} of={of} isReadOnly={isReadOnly} onChange={change} />
      ) : null}
      {left > 0 ? (
        <div className="shyrdak-photo-upload-actions">
          <ChoosePhotos
            label={of === undefined ? t('add') : t('addNamed', { photo: of })}
            describedBy={error === undefined ? undefined : `${id}-error`}
            isMultiple
            isDisabled={isReadOnly}
            isBusy={isSending}
            isInvalid={error !== undefined}
            onChoose={add}
          >
            {t('add')}
          </ChoosePhotos>
          {actions}
          <span className="shyrdak-photo-upload-drop">{t('dropMany')}</span>
        </div>
      ) : (
        <p className="shyrdak-photo-upload-hint" ref={full} tabIndex={-1}>
          {t('full', { most })}
        </p>
      )}
      {hint === undefined ? null : <p className="shyrdak-photo-upload-hint">{hint}</p>}
      <UploadStatus
        upload={upload}
        small={small.filter(({ path }) => value.includes(path))}
        isSubmitWaiting={isSubmitWaiting}
      />
      {error === undefined ? null : (
        <p className="shyrdak-photo-upload-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
