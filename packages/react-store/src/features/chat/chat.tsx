import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ChatAuthor } from '@shyrdak/sdk/contract'
import type { ChatCalls } from '@shyrdak/state-machines/chat'
import { useEffect, useState, type ReactNode } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { chatFiles, ChatFilesContext } from './chat-files.ts'
import { OpenChat } from './open-chat.tsx'
import { ownChatCalls } from './own-calls.ts'
import { useChat } from './use-chat.ts'

export interface ChatProps {
  /** Which side the user is on; `manager` is the store's side. */
  readonly side?: ChatAuthor
  /** Name of the client the store is talking to. */
  readonly client?: string
  /** The calls of the conversation. Defaults to those of the logged-in user. */
  readonly calls?: () => Promise<ChatCalls>
  /** Identifies the conversation, so that each has its own draft. */
  readonly name?: string
  /** Number of the order or invoice that the first message is about. */
  readonly about?: string | undefined
  /** Whether the user can only read. */
  readonly isReadOnly?: boolean
  /** Renders writing aids above the field. `insert` appends a text to the draft. */
  readonly renderTools?: (insert: (text: string) => void) => ReactNode
}

/** A conversation between a client and the store, with live updates, read receipts and marks. */
export function Chat(props: ChatProps) {
  const { side = 'other', name = 'own' } = props
  // Another conversation starts over: what was typed for one client must not reach another.
  return <Conversation key={`${side} ${name}`} {...props} />
}

function Conversation({
  side = 'other',
  client,
  calls,
  name = 'own',
  about,
  isReadOnly = false,
  renderTools,
}: ChatProps) {
  const store = useStore()
  const t = useMessages('chat')
  const i18n = useCodeMessages('errors', 'issues')
  const { view, send, isUnavailable } = useChat({ side, calls, name, about, isReadOnly })
  const [files] = useState(() => chatFiles(calls ?? (() => ownChatCalls(store))))
  useEffect(() => files.hold(), [files])
  useEffect(() => {
    // Retries at once when the network is back, without waiting for the next attempt.
    const retry = () => send({ type: 'chat.retry' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [send])
  const place = useFocusFallback<HTMLDivElement>()
  const failure = isUnavailable ? UNAVAILABLE : view?.state === 'failed' ? view.failure : null
  return (
    <div className="shyrdak-chat-place" {...place}>
      {failure ? (
        <Alert tone="danger" title={t('openFailed')}>
          <p>{failureText(failure, i18n)}</p>
          <Button tone="secondary" size="small" onClick={() => send({ type: 'chat.retry' })}>
            {t('again')}
          </Button>
        </Alert>
      ) : (
        <ChatFilesContext value={files}>
          <OpenChat
            view={view}
            send={send}
            side={side}
            client={client}
            name={name}
            isReadOnly={isReadOnly}
            renderTools={renderTools}
          />
        </ChatFilesContext>
      )}
    </div>
  )
}
