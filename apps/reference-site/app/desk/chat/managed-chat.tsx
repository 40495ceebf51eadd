import './chat.css'
import { useStore } from '@shyrdak/react-store'
import { Chat } from '@shyrdak/react-store/widgets/chat'
import { managedChats } from '@shyrdak/sdk/management'
import type { ChatCalls } from '@shyrdak/state-machines/chat'
import { Suspense } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { AnswerPicker } from './answer-picker.tsx'
import { languageNames } from '../language-names.ts'
import { Loaded, Opening } from '../loaded.tsx'
import { useRecount } from '../use-waiting.ts'
import { useItem } from '../use-item.ts'

/** The API calls of a conversation, as a manager. */
function useManagedCalls(id: number): () => Promise<ChatCalls> {
  const store = useStore()
  const recount = useRecount()
  return async () => {
    const { messages, changes, send, upload, file, markRead, mark } = await store.sdk(managedChats)
    const params = { id }
    return {
      list: (asked) => messages({ params, ...asked }),
      older: (page, signal) => messages.next(page, { signal }),
      changes: (asked) => changes({ params, ...asked }),
      send: (message) => send({ params, ...message }),
      upload: (chosen) => upload({ params, ...chosen }),
      file: (sent, size) => file({ params: { id, file: sent }, query: { size } }),
      async read(ids) {
        await markRead({ params, body: { chat_message_ids: [...ids] } })
        recount()
      },
      mark: (message, colour) => mark({ params, body: { chat_message_id: message, mark: colour } }),
    }
  }
}

/** The page of a conversation. */
export function ManagedChatPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/chat')
  const { query } = useItem(managedChats.read, { params: { id } })
  const calls = useManagedCalls(id)
  return (
    <DeskPage title={query.data?.name ?? t('title')}>
      <Loaded query={query}>
        {({ name, email, language: spoken }) => (
          <>
            <p className="site-desk-ways">
              <BackLink list="/desk/chat">{t('back')}</BackLink>
              <span className="site-desk-note">{email}</span>
              <span className="site-desk-note">
                {t('reads', { language: languageNames[language][spoken] })}
              </span>
            </p>
            {/* The texts of the chat are not among the desk's own: they are loaded by the widget. */}
            <Suspense fallback={<Opening />}>
              <Chat
                side="manager"
                client={name}
                name={`desk-${id}`}
                calls={calls}
                renderTools={(insert) => <AnswerPicker spoken={spoken} onChoose={insert} />}
              />
            </Suspense>
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
