import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { CHAT_FILES } from '@shyrdak/sdk/contract'
import { formatFileSize, formatNumber } from '@shyrdak/sdk/format'
import { describeIssue, type I18n } from '@shyrdak/sdk/messages'
import type { ChatEvent, ChatView, ChosenFile } from '@shyrdak/state-machines/chat'
import { useCallback, useRef } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { ignoreHeldEnter, leaveRow } from '../../parts/leave-row.ts'
import { useStore } from '../../store/use-store.ts'

interface Props {
  readonly view: Pick<ChatView, 'files' | 'hasTooManyFiles' | 'isSending'>
  readonly send: (event: ChatEvent) => void
}

/** The attachments of the next message, with upload progress and errors. */
export function ChosenFiles({ view: { files, hasTooManyFiles, isSending }, send }: Props) {
  const t = useMessages('chat')
  const { language } = useStore()
  const done = files.filter(({ state }) => state === 'uploaded').length
  return (
    <>
      {files.length > 0 ? (
        <ul className="shyrdak-chat-chosen" aria-label={t('chosen')}>
          {files.map((file) => (
            <Chosen key={file.key} file={file} isSending={isSending} send={send} />
          ))}
        </ul>
      ) : null}
      {hasTooManyFiles ? (
        <p role="alert">{t('tooMany', { limit: formatNumber(CHAT_FILES, language) })}</p>
      ) : null}
      <p className="shyrdak-hidden" role="status">
        {files.length > 0 ? t('uploadedOf', { done, all: files.length }) : null}
      </p>
    </>
  )
}

interface LeftOutProps {
  readonly files: readonly ChosenFile[]
}

/** Names the files that are not sent, and those for which the message waits, each with the reason. */
export function LeftOutFiles({ files }: LeftOutProps) {
  const t = useMessages('chat')
  const i18n = useCodeMessages('errors', 'issues')
  const names = new Map<string, string[]>()
  for (const { file, state, failure } of files)
    if (failure) {
      const why = `${t(state === 'refused' ? 'leftOut' : 'notUploaded')} ${whyNot(failure, i18n)}`
      names.set(why, [...(names.get(why) ?? []), file.name])
    }
  return [...names].map(([why, of]) => (
    <p key={why} className="shyrdak-chat-left-out">
      {`${of.join(', ')}: ${why}`}
    </p>
  ))
}

function whyNot(failure: NonNullable<ChosenFile['failure']>, i18n: I18n): string {
  const issue = failure.issues.find(({ path }) => path[0] === 'file' || path[0] === 'name')
  return issue ? describeIssue(issue, i18n) : failureText(failure, i18n)
}

interface ChosenProps extends Omit<Props, 'view'> {
  readonly file: ChosenFile
  readonly isSending: boolean
}

function Chosen({ file: { key, file, state, progress, failure }, isSending, send }: ChosenProps) {
  const t = useMessages('chat')
  const i18n = useCodeMessages('errors', 'issues')
  const { language } = useStore()
  const remove = useRef<HTMLButtonElement>(null)
  const isImage = state !== 'failed' && state !== 'refused' && /^image\/(?:jpeg|png|webp)$/.test(file.type)
  return (
    <li data-state={state}>
      {isImage ? (
        <OwnImage file={file} />
      ) : (
        <span className="shyrdak-chat-format">{endingOf(file.name)}</span>
      )}
      <span className="shyrdak-chat-chosen-name">
        <span>{file.name}</span>
        {failure ? (
          <small role="alert">{whyNot(failure, i18n)}</small>
        ) : (
          <small>{formatFileSize(file.size, language)}</small>
        )}
        {state === 'uploading' ? (
          <progress value={progress} max={1} aria-label={t('uploading', { name: file.name })} />
        ) : null}
      </span>
      {state === 'failed' ? (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            // This button disappears, so the one beside it gets the focus.
            remove.current?.focus()
            send({ type: 'file.retry', key })
          }}
        >
          {t('again')}
        </Button>
      ) : null}
      <button
        type="button"
        className="shyrdak-chat-remove"
        ref={remove}
        disabled={isSending}
        aria-label={t('remove', { name: file.name })}
        onKeyDown={ignoreHeldEnter}
        onClick={({ currentTarget }) => {
          // Without another file, the focus moves to the text.
          leaveRow(currentTarget, '.shyrdak-chat-composer', '.shyrdak-chat-remove, textarea')
          send({ type: 'file.remove', key })
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A preview of a local image file; its object URL is revoked on unmount. */
function OwnImage({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" />
}
