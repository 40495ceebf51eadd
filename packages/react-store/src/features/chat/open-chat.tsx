import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { ChatAuthor, ChatMessage } from '@shyrdak/sdk/contract'
import type { ChatEvent, ChatView } from '@shyrdak/state-machines/chat'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { ChatDays } from './chat-days.tsx'
import { ChatFilter } from './chat-filter.tsx'
import { Composer } from './composer.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useScroll } from './use-scroll.ts'

interface Props {
  /** Null until started. */
  readonly view: ChatView | null
  readonly send: (event: ChatEvent) => void
  readonly side: ChatAuthor
  readonly client: string | undefined
  readonly name: string
  readonly isReadOnly: boolean
  readonly renderTools: ((insert: (text: string) => void) => ReactNode) | undefined
}

const NO_MESSAGES: readonly ChatMessage[] = []

/** The conversation while it is loaded and once it is open. */
export function OpenChat({ view, send, side, client, name, isReadOnly, renderTools }: Props) {
  const t = useMessages('chat')
  const messages = view?.messages ?? NO_MESSAGES
  const dropped = useDroppedFiles((chosen) => {
    if (!isReadOnly) send({ type: 'files.choose', files: chosen })
  })
  const { list, isAtEnd, onScroll, toEnd } = useScroll(messages, () => {
    if (view?.hasOlder && view.older === 'idle') send({ type: 'older.load' })
  })
  // The button for older messages disappears with the last of them.
  const fallback = useFocusFallback(list)
  const isNew = view?.isLoaded === true && view.filter === null && messages.length === 0
  return (
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
          <ChatFilter
            name={`chat-filter-${name}`}
            chosen={view?.filter ?? null}
            onChoose={(filter) => send({ type: 'filter.choose', filter })}
          />
        )}
      </div>
      <div
        {...fallback}
        className="shyrdak-chat-list"
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
          <ChatDays
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
            <p>{t(view.filter === null ? 'empty' : view.filter === 'file' ? 'noFiles' : 'nothingMarked')}</p>
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
        {view?.hasMarkFailed ? <p role="alert">{t('notMarked')}</p> : null}
        <p role="status">{view?.state === 'waiting' ? t('waiting') : null}</p>
      </div>
      {view && !isReadOnly ? <Composer view={view} send={send} renderTools={renderTools} /> : null}
      {dropped.isOver && !isReadOnly ? <p className="shyrdak-chat-drop">{t('drop')}</p> : null}
    </section>
  )
}
