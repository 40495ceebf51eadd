import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import type { FilmUpload } from './use-film-upload.ts'

interface Props {
  readonly upload: FilmUpload
  /** Whether the form is submitted once the upload has ended. */
  readonly isSubmitWaiting: boolean
}

/** The progress of the upload of a video, or why it was not uploaded. */
export function FilmStatus({ upload, isSubmitWaiting }: Props) {
  const t = useMessages('photo-upload')
  const i18n = useCodeMessages('errors')
  if (upload.state === 'idle') return null
  const { name } = upload
  if (upload.state === 'sending')
    return (
      <>
        <Spinner />
        <span>{t('film.sending', { name })}</span>
        {isSubmitWaiting ? <span>{t('submitWaits')}</span> : null}
        <progress value={upload.part} max={1} aria-label={t('film.progress')} />
      </>
    )
  const reason =
    upload.code === 'unreadable'
      ? t('film.unreadable')
      : upload.code === 'TOO_LARGE'
        ? t('film.tooLarge')
        : `${failureText({ ...upload, code: upload.code }, i18n)} ${t('film.again')}`
  return (
    <p>
      <strong>{name}</strong>
      {`: ${reason}`}
    </p>
  )
}
