import type { ChatCalls } from '@shyrdak/state-machines/chat'
import { chatContract } from '@shyrdak/state-machines/chat'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import type { Store } from '../../store/store.ts'

/** The conversation endpoints of the logged-in user. Throws for guests and managers. */
export async function ownChatCalls(store: Store): Promise<ChatCalls> {
  await store.auth.start()
  const audience: Audience | null = store.auth.view()?.audience ?? null
  if (audience === null || audience === 'manager')
    throw new Error(`No conversation of ${audience ?? 'a guest'}`)
  const { chat } = await store.sdk(chatContract)
  const { list, changes, send, upload, file, read, mark } = chat[audience]
  return {
    list,
    older: (page, signal) => list.next(page, { signal }),
    changes,
    send,
    upload,
    file: (id, size) => file({ params: { id }, query: { size } }),
    async read(ids) {
      const { unread } = await read({ body: { chat_message_ids: [...ids] } })
      store.ports.onUnread(unread)
    },
    mark: (id, colour) => mark({ body: { chat_message_id: id, mark: colour } }),
  }
}
