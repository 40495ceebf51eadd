import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { CHAT_TEXT_LENGTH, UPLOAD_FORMATS } from '@shyrdak/sdk/contract'
import { describeLength } from '@shyrdak/sdk/messages'
import type { ChatEvent, ChatView } from '@shyrdak/state-machines/chat'
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { useHasKeyboard } from './use-has-keyboard.ts'

interface Props {
  readonly view: ChatView
  readonly send: (event: ChatEvent) => void
  /** What helps to write: it is given a way to put a text where the draft ends. */
  readonly renderTools?: ((insert: (text: string) => void) => ReactNode) | undefined
}

/** What browsers offer to choose from. */
const ACCEPTED = [...UPLOAD_FORMATS, 'jpeg'].map((format) => `.${format}`).join(',')

/** Where a message is written. It keeps its text until it has been sent. */
export function Composer({ view, send, renderTools }: Props) {
  const t = useMessages('chat')
  const i18n = useCodeMessages('errors', 'issues')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const hasKeyboard = useHasKeyboard()
  const { draft, about, isSending, canSend, sent, failure } = view
  const measured = { text: draft, limit: CHAT_TEXT_LENGTH, name: t('message') }
  const { hint = hasKeyboard ? t('hint') : undefined, error } = describeLength(measured, i18n)
  function submit() {
    // What is sent has no mark yet, and is seen only among all.
    if (view.filter !== null) send({ type: 'filter.choose', filter: null })
    send({ type: 'message.send' })
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends the input of a composed character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!error) submit()
  }
  const insert = (text: string) =>
    send({ type: 'draft.type', text: draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}` })
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    // What is copied from a table or a document comes as text, and as a picture of itself.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    send({ type: 'files.choose', files })
  }
  return (
    <form
      className="shyrdak-chat-composer"
      data-unsent={sent === 'error' || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!error) submit()
      }}
    >
      {about ? (
        <p className="shyrdak-chat-about">
          {t('about', { number: about })}
          <button
            type="button"
            aria-label={t('aboutRemove', { number: about })}
            onClick={() => send({ type: 'about.clear' })}
          >
            ×
          </button>
        </p>
      ) : null}
      {sent === 'error' ? (
        <div className="shyrdak-chat-unsent">
          <Icon name="error" />
          <p role="alert">
            <strong>{t('notSent')}</strong>{' '}
            {failure?.code === 'NETWORK' ? t('noConnection') : failure ? failureText(failure, i18n) : null}
          </p>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              // The button goes with the failure.
              field.current?.focus()
              submit()
            }}
          >
            {t('again')}
          </Button>
        </div>
      ) : null}
      <ChosenFiles view={view} send={send} />
      {renderTools?.(insert)}
      <div className="shyrdak-chat-entry">
        <label className="shyrdak-chat-attach" title={t('attachHint')}>
          <Icon name="plus" />
          <span>{t('attach')}</span>
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            disabled={isSending}
            aria-describedby={`${id}files`}
            onChange={({ currentTarget }) => {
              send({ type: 'files.choose', files: [...(currentTarget.files ?? [])] })
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
          <span className="shyrdak-hidden" id={`${id}files`}>
            {t('attachHint')}
          </span>
        </label>
        <Field
          id={id}
          name="text"
          multiline
          ref={field}
          rows={2}
          enterKeyHint="send"
          label={t('message')}
          hint={hint}
          error={error}
          value={draft}
          readOnly={isSending}
          onChange={({ target }) => send({ type: 'draft.type', text: target.value })}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button type="submit" busy={isSending} disabled={!isSending && (!canSend || error !== undefined)}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
