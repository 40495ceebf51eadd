import { CHAT_MARKS, type ChatAuthor, type ChatMark, type ChatMessage } from '@shyrdak/sdk/contract'
import { formatTime } from '@shyrdak/sdk/format'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { MessageFiles } from './message-files.tsx'

interface Props {
  readonly message: ChatMessage
  readonly side: ChatAuthor
  /** Undefined when the user can only read. */
  readonly onMark: ((mark: ChatMark) => void) | undefined
}

/** A message with its author, read receipt, and the mark set by the user's side. */
export function MessageItem({ message, side, onMark }: Props) {
  const t = useMessages('chat')
  const [isMarking, setMarking] = useState(false)
  const id = useId()
  const marks = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The marks of the newest message open below the visible part of the list.
    if (isMarking) marks.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarking])
  const isOwn = message.author_type === side
  const time = formatTime(message.created_at)
  return (
    <li className="shyrdak-chat-message" data-own={isOwn || undefined} data-mark={message.mark}>
      <div className="shyrdak-chat-bubble">
        <p className="shyrdak-chat-author">
          {message.author_type === 'manager' && !isOwn ? t('store') : null}
          <span>{message.author}</span>
        </p>
        {message.about ? <p className="shyrdak-chat-about">{t('about', { number: message.about })}</p> : null}
        {message.files.length > 0 ? <MessageFiles files={message.files} /> : null}
        {message.text === '' ? null : <p className="shyrdak-chat-text">{message.text}</p>}
        <p className="shyrdak-chat-facts">
          <time dateTime={message.created_at}>{time}</time>
          {isOwn ? <span>{t(message.is_read ? 'read' : 'delivered')}</span> : null}
          {onMark ? (
            <button
              type="button"
              ref={toggle}
              className="shyrdak-chat-mark"
              aria-expanded={isMarking}
              aria-controls={id}
              onClick={() => setMarking(!isMarking)}
            >
              {t(message.mark === 'none' ? 'mark' : `marks.${message.mark}`)}
              <span className="shyrdak-hidden">{`: ${t('markOf', { time })}`}</span>
            </button>
          ) : message.mark === 'none' ? null : (
            <span>{t(`marks.${message.mark}`)}</span>
          )}
        </p>
        <div id={id} ref={marks} className="shyrdak-chat-marks" hidden={!isMarking}>
          {CHAT_MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              data-mark={mark}
              aria-pressed={message.mark === mark}
              aria-label={t(`marks.${mark}`)}
              title={t(`marks.${mark}`)}
              onClick={() => {
                onMark?.(mark)
                setMarking(false)
                toggle.current?.focus()
              }}
            />
          ))}
        </div>
      </div>
    </li>
  )
}
