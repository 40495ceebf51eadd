import { CHAT_MARKS, type ChatAuthor, type ChatMark, type ChatMessage } from '@shyrdak/sdk/contract'
import { formatTime } from '@shyrdak/sdk/format'
import { useId, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { MessageFiles } from './message-files.tsx'

interface Props {
  readonly message: ChatMessage
  readonly side: ChatAuthor
  readonly onMark: (mark: ChatMark) => void
}

/** A message, whose it is, whether it was read, and the colour that one's own side has given it. */
export function MessageItem({ message, side, onMark }: Props) {
  const t = useMessages('chat')
  const [isMarking, setMarking] = useState(false)
  const id = useId()
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
          <button
            type="button"
            className="shyrdak-chat-mark"
            aria-expanded={isMarking}
            aria-controls={id}
            onClick={() => setMarking(!isMarking)}
          >
            {t(message.mark === 'none' ? 'mark' : `marks.${message.mark}`)}
            <span className="shyrdak-hidden">{`: ${t('markOf', { time })}`}</span>
          </button>
        </p>
        <div id={id} className="shyrdak-chat-marks" hidden={!isMarking}>
          {CHAT_MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              data-mark={mark}
              aria-pressed={message.mark === mark}
              aria-label={t(`marks.${mark}`)}
              title={t(`marks.${mark}`)}
              onClick={() => {
                onMark(mark)
                setMarking(false)
              }}
            />
          ))}
        </div>
      </div>
    </li>
  )
}
