import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { CHAT_MARKS, type ChatAuthor, type ChatMark, type ChatMessage } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import type { ChatCalls } from '@shyrdak/state-machines/chat'
import { useEffect, useState, type ReactNode } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { useStore } from '../../store/use-store.ts'
import { AlertsHere } from '../alerts/alerts-here.tsx'
import { chatFiles, ChatFilesContext } from './chat-files.ts'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { ownChatCalls } from './own-calls.ts'
import { useChat } from './use-chat.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useScroll } from './use-scroll.ts'

interface Props {
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
export function Chat({
  side = 'other',
  client,
  calls,
  name = 'own',
  about,
  isReadOnly = false,
  renderTools,
}: Props) {
  const store = useStore()
  const t = useMessages('chat')
  const i18n = useCodeMessages('errors', 'issues')
  const { view, send, isUnavailable } = useChat({ side, calls, name, about, isReadOnly })
  const messages = view?.messages ?? NO_MESSAGES
  const [files] = useState(() => chatFiles(calls ?? (() => ownChatCalls(store))))
  useEffect(() => files.hold(), [files])
  useEffect(() => {
    // Retries at once when the network is back, without waiting for the next attempt.
    const retry = () => send({ type: 'chat.retry' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [send])
  const dropped = useDroppedFiles((chosen) => {
    if (!isReadOnly) send({ type: 'files.choose', files: chosen })
  })
  const { list, isAtEnd, onScroll, toEnd } = useScroll(messages, () => {
    if (view?.hasOlder && view.older === 'idle') send({ type: 'older.load' })
  })
  const isNew = view?.isLoaded === true && view.filter === null && messages.length === 0
  const failure = isUnavailable ? UNAVAILABLE : view?.state === 'failed' ? view.failure : null
  if (failure)
    return (
      <Alert tone="danger" title={t('openFailed')}>
        <p>{failureText(failure, i18n)}</p>
        <Button tone="secondary" size="small" onClick={() => send({ type: 'chat.retry' })}>
          {t('again')}
        </Button>
      </Alert>
    )
  return (
    <ChatFilesContext value={files}>
      <section
        {...dropped.handlers}
        className="shyrdak-chat"
        data-dropping={(dropped.isOver && !isReadOnly) || undefined}
        data-state={view?.state ?? 'opening'}
        aria-label={client === undefined ? t('label') : t('withClient', { name: client })}
      >
        {/* Without messages there is nothing to filter. */}
        <div
          className="shyrdak-chat-filter"
          // On phones the filters are a scrolling row, and browsers do not scroll a partly visible one into
          // view on focus.
          onFocus={({ target }) =>
            target.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
        >
          {isNew ? null : (
            <RadioGroup
              name={`chat-filter-${name}`}
              label={t('filter')}
              value={view?.filter ?? 'all'}
              options={FILTERS.map((filter) => ({
                value: filter,
                label: filter === 'all' || filter === 'file' ? t(filter) : t(`marks.${filter}`),
              }))}
              onChange={(value) => {
                const chosen = FILTERS.find((filter) => filter === value) ?? 'all'
                send({ type: 'filter.choose', filter: chosen === 'all' ? null : chosen })
              }}
            />
          )}
        </div>
        <div
          className="shyrdak-chat-list"
          ref={list}
          onScroll={onScroll}
          // Focusable, so that it can be scrolled by keyboard.
          tabIndex={0}
          role="log"
          aria-label={t('label')}
          aria-busy={!view?.isLoaded}
        >
          {view?.hasOlder ? (
            <Button
              tone="quiet"
              size="small"
              busy={view.older === 'loading'}
              onClick={() => send({ type: 'older.load' })}
            >
              {t('older')}
            </Button>
          ) : null}
          {view?.older === 'failed' ? <p role="alert">{t('olderFailed')}</p> : null}
          {view?.isLoaded ? (
            <Days
              messages={messages}
              side={side}
              onMark={isReadOnly ? undefined : (id, mark) => send({ type: 'message.mark', id, mark })}
            />
          ) : (
            <p className="shyrdak-chat-opening" role="status">
              <Spinner /> {t('opening')}
            </p>
          )}
          {view?.isLoaded && messages.length === 0 ? (
            <div className="shyrdak-chat-empty">
              <Ornament shape="medallion" tone="walnut" />
              <p>
                {t(view.filter === null ? 'empty' : view.filter === 'file' ? 'noFiles' : 'nothingMarked')}
              </p>
              {view.filter === null ? (
                <p>{t(side === 'other' && !isReadOnly ? 'emptyText' : 'emptyClient')}</p>
              ) : null}
            </div>
          ) : null}
        </div>
        <div className="shyrdak-chat-notes">
          {isAtEnd ? null : (
            <Button tone="secondary" size="small" onClick={toEnd}>
              {t('newest')}
            </Button>
          )}
          <p role="status">{view?.state === 'waiting' ? t('waiting') : null}</p>
        </div>
        {view && !isReadOnly ? <Composer view={view} send={send} renderTools={renderTools} /> : null}
        {dropped.isOver && !isReadOnly ? <p className="shyrdak-chat-drop">{t('drop')}</p> : null}
        <AlertsHere />
      </section>
    </ChatFilesContext>
  )
}

const NO_MESSAGES: readonly ChatMessage[] = []
const FILTERS = ['all', 'file', ...CHAT_MARKS.filter((mark) => mark !== 'none')] as const

interface DaysProps {
  readonly messages: readonly ChatMessage[]
  readonly side: ChatAuthor
  /** Undefined when the user can only read. */
  readonly onMark: ((id: number, mark: ChatMark) => void) | undefined
}

/** The messages, grouped by the day on which they were sent. */
function Days({ messages, side, onMark }: DaysProps) {
  const { language } = useStore()
  const days = Map.groupBy(messages, ({ created_at: at }) => formatDate(at, language, 'iso'))
  return [...days].map(([day, sent]) => (
    <section key={day} className="shyrdak-chat-day">
      <h3>
        <UnbrokenName text={formatDate(day, language, 'long')} />
      </h3>
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
