import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { isFilmPath } from '@shyrdak/sdk/page-safety'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { FilmStatus } from './film-status.tsx'
import type { UploadFilm } from './upload-own-film.ts'
import { FILMS_TO_CHOOSE, useFilmUpload } from './use-film-upload.ts'
import { useFocusOfUpload } from './use-focus-of-upload.ts'
import { useSubmitAfterUpload } from './use-submit-after-upload.ts'
import { useIncomingPhotos } from './use-incoming-photos.ts'

export interface FilmFieldProps {
  readonly label: string
  /** Name of the URL field. */
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The path of an uploaded video, or a typed URL; empty without one. */
  readonly value: string
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  /** Uploads a video; as the logged-in craftsman by default. */
  readonly upload?: UploadFilm | undefined
  readonly onChange: (address: string) => void
  /** Called when the URL field loses the focus. */
  readonly onLeave?: () => void
}

const CANCEL = 'shyrdak-photo-upload-cancel'

/** A video: either a typed YouTube URL, or a file to upload, play, replace and remove. */
export function FilmField(props: FilmFieldProps) {
  const { label, name, hint, error, value, isRequired = false, isReadOnly = false, onChange, onLeave } = props
  const id = useId()
  const store = useStore()
  const t = useMessages('photo-upload')
  const { upload, send, stop } = useFilmUpload(props.upload)
  const field = useRef<HTMLDivElement>(null)
  const isSubmitWaiting = useSubmitAfterUpload(field, upload.state)
  useFocusOfUpload(field, upload.state === 'sending', CANCEL)
  const isRemoved = useRef(false)
  useEffect(() => {
    if (isRemoved.current) field.current?.querySelector('input')?.focus()
    isRemoved.current = false
  })
  /** The path of a video that the browser could not play. */
  const [unplayable, setUnplayable] = useState<string | null>(null)

  const isFilm = isFilmPath(value)
  const isLocked = isReadOnly || upload.state === 'sending'
  const choose = ([film]: File[]) => {
    if (film) void send(film, onChange)
  }
  const incoming = useIncomingPhotos({ isDisabled: isLocked, onFiles: choose })
  return (
    <div className="shyrdak-photo-upload" role="group" aria-label={label} ref={field} {...incoming}>
      {isFilm ? (
        <>
          <p className="shyrdak-photo-upload-label">{label}</p>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- films of people have no captions */}
          <video
            className="shyrdak-photo-upload-film"
            src={store.image(value)}
            aria-label={label}
            controls
            playsInline
            preload="metadata"
            onError={() => setUnplayable(value)}
          />
        </>
      ) : (
        <div className="shyrdak-photo-upload-address">
          <Field
            id={id}
            name={name}
            label={label}
            hint={hint}
            error={error}
            required={isRequired}
            readOnly={isReadOnly}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onBlur={onLeave}
            onChange={({ currentTarget }) => {
              stop()
              onChange(currentTarget.value.trim())
            }}
          />
        </div>
      )}
      <div className="shyrdak-photo-upload-actions">
        <ChoosePhotos
          label={t(isFilm ? 'film.replaceNamed' : 'film.uploadNamed', { film: label })}
          accept={FILMS_TO_CHOOSE}
          describedBy={`${id}-formats`}
          isDisabled={isLocked}
          isInvalid={isFilm && error !== undefined}
          onChoose={choose}
        >
          {t(isFilm ? 'film.replace' : 'film.upload')}
        </ChoosePhotos>
        {isFilm ? (
          <Button
            tone="quiet"
            size="small"
            aria-label={t('film.removeNamed', { film: label })}
            disabled={isLocked}
            onClick={() => {
              stop()
              onChange('')
              isRemoved.current = true
            }}
          >
            {t('film.remove')}
          </Button>
        ) : null}
        <span className="shyrdak-photo-upload-hint" id={`${id}-formats`}>
          {t('film.formats')}
        </span>
      </div>
      {isFilm && hint !== undefined ? <p className="shyrdak-photo-upload-hint">{hint}</p> : null}
      <div className="shyrdak-photo-upload-status" role="status" data-state={upload.state}>
        <FilmStatus upload={upload} isSubmitWaiting={isSubmitWaiting} />
      </div>
      {upload.state === 'sending' ? (
        <Button
          tone="quiet"
          size="small"
          className={CANCEL}
          aria-label={t('film.cancelNamed', { film: label })}
          onClick={stop}
        >
          {t('film.cancel')}
        </Button>
      ) : null}
      {isFilm && unplayable === value ? (
        <p className="shyrdak-photo-upload-error" role="alert">
          {t('film.unplayable')}
        </p>
      ) : null}
      {isFilm && error !== undefined ? <p className="shyrdak-photo-upload-error">{error}</p> : null}
    </div>
  )
}
