import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { CHAT_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import { describeLength } from '@shyrdak/sdk/messages'
import type { ChatEvent, ChatView } from '@shyrdak/state-machines/chat'
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { AttachFiles } from './attach-files.tsx'
import { ChosenFiles, LeftOutFiles } from './chosen-files.tsx'
import { UnsentMessage } from './unsent-message.tsx'
import { useHasKeyboard } from './use-has-keyboard.ts'

interface Props {
  readonly view: ChatView
  readonly send: (event: ChatEvent) => void
  /** Renders writing aids above the field. `insert` appends a text to the draft. */
  readonly renderTools?: ((insert: (text: string) => void) => ReactNode) | undefined
}

/** The key code of keys that an input method handles. */
const PROCESSED = 229

/** Whether Enter commits a composition. In Safari that is over by then, and only the key code tells. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === PROCESSED

/** The form for writing a message. The text stays until the message has been sent. */
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
    if (!canSend) return
    // A new message has no mark, so it is visible only without a filter.
    if (view.filter !== null) send({ type: 'filter.choose', filter: null })
    send({ type: 'message.send' })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    if (!error) submit()
  }
  const insert = (text: string) =>
    send({ type: 'draft.type', text: draft.trim() === '' ? text : `${draft.trimEnd()}\n${text}` })
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    // Content copied from a spreadsheet or document arrives as text and as an image of it; only the text is
    // pasted.
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
        // The button is disabled once the message is sent. On phones, the focus would open the keyboard.
        if (hasKeyboard) field.current?.focus()
        if (!error) submit()
      }}
    >
      {about ? (
        <p className="shyrdak-chat-about">
          {t('about', { number: about })}
          <button
            type="button"
            aria-label={t('aboutRemove', { number: about })}
            onClick={() => {
              field.current?.focus()
              send({ type: 'about.clear' })
            }}
          >
            ×
          </button>
        </p>
      ) : null}
      {sent === 'error' ? (
        <UnsentMessage
          failure={failure}
          onRetry={() => {
            // The button disappears together with the error, so the field gets the focus.
            field.current?.focus()
            submit()
          }}
        />
      ) : null}
      <ChosenFiles view={view} send={send} />
      {renderTools?.(insert)}
      <div className="shyrdak-chat-entry">
        <AttachFiles isDisabled={isSending} onChoose={(files) => send({ type: 'files.choose', files })} />
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
      <LeftOutFiles files={view.files} />
    </form>
  )
}
