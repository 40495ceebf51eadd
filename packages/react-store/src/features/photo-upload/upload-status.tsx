import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import type { PhotoUpload, RefusedFile, SmallPhoto } from './use-photo-upload.ts'

interface Props {
  readonly upload: PhotoUpload
  /** The shown photos that have few pixels. */
  readonly small?: readonly SmallPhoto[]
  /** Whether the form is submitted once the upload has ended. */
  readonly isSubmitWaiting?: boolean
}

/** The progress and result of an upload, announced to screen readers. */
export function UploadStatus({ upload, small, isSubmitWaiting = false }: Props) {
  const t = useMessages('photo-upload')
  return (
    <div className="shyrdak-photo-upload-status" role="status" data-state={upload.state}>
      {upload.state === 'sending' ? (
        <>
          <Spinner />
          <span>
            {upload.all === 1 ? t('sending') : t('sendingMany', { place: upload.done + 1, all: upload.all })}
          </span>
          {isSubmitWaiting ? <span>{t('submitWaits')}</span> : null}
          {/* The text already announces the count; announcing every step of the bar would add nothing. */}
          <progress value={upload.done + upload.part} max={upload.all} aria-label={t('progress')} />
        </>
      ) : upload.state === 'failed' ? (
        <Refused files={upload.refused} />
      ) : null}
      {small && small.length > 0 ? (
        <p>
          <strong>{small.map(({ name }) => name).join(', ')}</strong>
          {`: ${t('small', { count: small.length })}`}
        </p>
      ) : null}
    </div>
  )
}

/** The names of the files that were not uploaded, grouped by reason. */
function Refused({ files }: { readonly files: readonly RefusedFile[] }) {
  const t = useMessages('photo-upload')
  const i18n = useCodeMessages('errors')
  const reasonOf = ({ code, retryAfter }: RefusedFile, count: number) =>
    code === 'unreadable'
      ? t('unreadable', { count })
      : code === 'full'
        ? t('tooMany')
        : `${failureText({ code, retryAfter }, i18n)} ${t('again', { count })}`
  return [...Map.groupBy(files, ({ code }) => code)].map(([code, [first, ...others]]) =>
    first ? (
      <p key={code}>
        <strong>{[first, ...others].map(({ name }) => name).join(', ')}</strong>
        {`: ${reasonOf(first, others.length + 1)}`}
      </p>
    ) : null,
  )
}
