import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { ChatAuthor, ChatMark, ChatMessage } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { MessageItem } from './message-item.tsx'

interface Props {
  readonly messages: readonly ChatMessage[]
  readonly side: ChatAuthor
  /** Undefined when the user can only read. */
  readonly onMark: ((id: number, mark: ChatMark) => void) | undefined
}

/** The messages, grouped by the day on which they were sent. */
export function ChatDays({ messages, side, onMark }: Props) {
  const { language } = useStore()
  const days = Map.groupBy(messages, ({ created_at: at }) => formatDate(at, language, 'iso'))
  return [...days].map(([day, sent]) => (
    <section key={day} className="shyrdak-chat-day">
      <h2>
        <UnbrokenName text={formatDate(day, language, 'long')} />
      </h2>
      <ol>
        {sent.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            side={side}
            onMark={onMark && ((mark) => onMark(message.id, mark))}
          />
        ))}
      </ol>
    </section>
  ))
}
