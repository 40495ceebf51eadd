import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import type { PhotoUpload } from './use-photo-upload.ts'

/** How an upload goes, also for whoever listens. */
export function UploadStatus({ upload }: { readonly upload: PhotoUpload }) {
  const t = useMessages('photo-upload')
  const i18n = useCodeMessages('errors')
  return (
    <div className="shyrdak-photo-upload-status" role="status" data-state={upload.state}>
      {upload.state === 'sending' ? (
        <>
          <Spinner />
          <span>
            {upload.all === 1 ? t('sending') : t('sendingMany', { place: upload.done + 1, all: upload.all })}
          </span>
          {/* The text says how many; listening to every step would say nothing more. */}
          <progress value={upload.done + upload.part} max={upload.all} aria-label={t('progress')} />
        </>
      ) : upload.state === 'failed' ? (
        upload.code === 'unreadable' ? (
          t('unreadable')
        ) : (
          `${failureText({ code: upload.code, retryAfter: upload.retryAfter }, i18n)} ${t('again')}`
        )
      ) : null}
    </div>
  )
}
