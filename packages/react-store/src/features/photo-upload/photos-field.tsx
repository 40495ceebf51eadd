import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { openPhoto, preparedPhoto } from './prepare-photo.ts'
import { UploadStatus } from './upload-status.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

export interface PhotosFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: readonly string[]
  readonly most: number
  readonly isReadOnly?: boolean
  readonly onChange: (paths: readonly string[]) => void
}

/** Several photos in an order: added many at a time, moved by buttons, taken away. */
export function PhotosField({
  label,
  hint,
  error,
  value,
  most,
  isReadOnly = false,
  onChange,
}: PhotosFieldProps) {
  const id = useId()
  const store = useStore()
  const t = useMessages('photo-upload')
  const { upload, send } = usePhotoUpload()
  // Photos arrive one by one, while others are moved.
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])

  function change(paths: readonly string[]) {
    newest.current = paths
    onChange(paths)
  }
  function move(from: number, to: number) {
    const paths = [...value]
    const [moved] = paths.splice(from, 1)
    if (moved !== undefined) paths.splice(to, 0, moved)
    change(paths)
  }
  const left = most - value.length
  return (
    <div className="shyrdak-photo-upload-several" role="group" aria-labelledby={id}>
      <p className="shyrdak-photo-upload-label" id={id}>
        {label}
      </p>
      {value.length > 0 ? (
        <ol className="shyrdak-photo-upload-several-list">
          {value.map((path, place) => (
            <li key={path}>
              <Image
                photo={store.image(path)}
                alt={t('place', { place: place + 1, all: value.length })}
                sizes="180px"
                widths={[320]}
              />
              <div className="shyrdak-photo-upload-several-actions">
                <button
                  type="button"
                  aria-label={t('earlier', { place: place + 1 })}
                  disabled={isReadOnly || place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <Icon name="chevron-left" />
                </button>
                <button
                  type="button"
                  aria-label={t('later', { place: place + 1 })}
                  disabled={isReadOnly || place === value.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <Icon name="chevron-right" />
                </button>
                <button
                  type="button"
                  aria-label={t('removePlace', { place: place + 1 })}
                  disabled={isReadOnly}
                  onClick={() => change(value.filter((one) => one !== path))}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {left > 0 ? (
        <ChoosePhotos
          label={t('addNamed', { photo: label })}
          isMultiple
          isDisabled={isReadOnly || upload.state === 'sending'}
          onChoose={(files) =>
            void send(
              files.slice(0, left).map((file) => async () => preparedPhoto(await openPhoto(file), file.name)),
              (path) => change([...newest.current, path]),
            )
          }
        >
          {t('add')}
        </ChoosePhotos>
      ) : (
        <p className="shyrdak-photo-upload-hint">{t('full', { most })}</p>
      )}
      {hint === undefined ? null : <p className="shyrdak-photo-upload-hint">{hint}</p>}
      <UploadStatus upload={upload} />
      {error === undefined ? null : <p className="shyrdak-photo-upload-error">{error}</p>}
    </div>
  )
}
