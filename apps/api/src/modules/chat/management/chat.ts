import { managedChats as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { markMessage, markRead } from '../change-messages.ts'
import { readChatFile, uploadChatFile } from '../chat-files.ts'
import { conversationById } from '../conversation.ts'
import { listConversations, readConversation } from '../list-conversations.ts'
import { followMessages, readInfo, readMessages } from '../read-messages.ts'
import { sendMessage } from '../send-message.ts'

const side = 'manager'

export const managedChatRoutes = {
  list: listConversations,
  read: ({ params }, context) => readConversation(context, params.id),
  messages: async ({ params, query, country }, context) =>
    readMessages(context, await conversationById(context.db, params.id), side, {
      path: endpoints.messages.path.replace(':id', String(params.id)),
      query,
      country,
    }),
  changes: async ({ params, query }, context, signal) => {
    const { accountId } = await conversationById(context.db, params.id)
    return followMessages(context, accountId, side, { ...query, signal })
  },
  send: (call, context) => sendMessage(context, call, { conversationId: call.params.id, side }),
  upload: async (call, context) => {
    await conversationById(context.db, call.params.id)
    return uploadChatFile(context, call.principal.userId, call)
  },
  file: ({ params, query }, context) =>
    readChatFile(context, { conversationId: params.id, file: params.file, ...query }),
  markRead: async ({ params, body }, context) => {
    await markRead(context, { conversationId: params.id, side }, body.chat_message_ids)
    return readInfo(context, await conversationById(context.db, params.id), side)
  },
  mark: ({ params, body }, context) =>
    markMessage(context, { conversationId: params.id, side }, body.chat_message_id, body.mark),
} satisfies HandlersFor<typeof endpoints>
