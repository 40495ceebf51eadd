import * as z from 'zod/mini'
import { MARKETS, managers } from '../access.ts'
import {
  CHAT_FILE,
  CHAT_UPLOAD,
  ChatChangesQuery,
  ChatInfo,
  ChatMessage,
  ChatPage,
  ChatQuery,
  MarkedChatMessage,
  NewChatMessage,
  ReadChatMessages,
} from '../chat/messages.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, Instant } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

/** A conversation in the managers' list. */
export const ManagedChat = z.object({
  id: Id,
  market: z.enum(MARKETS),
  /** The name of the person, or of the wholesale client's company. */
  name: z.string(),
  email: z.string(),
  language: Language,
  /** Number of their messages that no manager has read. */
  unread: z.int(),
  /** The beginning of the last message. */
  last_text: z.string(),
  last_message_at: Instant,
})
export type ManagedChat = z.infer<typeof ManagedChat>

const params = z.object({ id: Id })
const errors = { NOT_FOUND: {} }

export const managedChats = {
  list: endpoint({
    method: 'GET',
    path: '/management/chat',
    summary:
      'List conversations: those with unread messages first, then by their last message. `text` searches names, emails and messages.',
    access: managers,
    query: z.object({
      ...PageQuery,
      unread: z.optional(z.boolean()),
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    }),
    response: paginated(ManagedChat),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/chat/:id',
    summary: 'Retrieve a conversation.',
    access: managers,
    params,
    response: ManagedChat,
    errors,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/management/chat/:id/messages',
    summary: 'List the messages of a conversation, newest first.',
    access: managers,
    params,
    query: ChatQuery,
    response: ChatPage,
    errors,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/management/chat/:id/changes',
    summary: 'Follow a conversation: every message that is new, read or marked after a revision.',
    access: managers,
    params,
    query: ChatChangesQuery,
    response: ChatMessage,
    stream: true,
    errors,
  }),
  send: endpoint({
    method: 'POST',
    path: '/management/chat/:id/send_message',
    summary: 'Answer in a conversation. Sends one message per Idempotency-Key.',
    access: managers,
    params,
    body: NewChatMessage,
    response: ChatMessage,
    errors: { ...errors, KEY_REUSED: {} },
    idempotent: true,
  }),
  upload: endpoint({ ...CHAT_UPLOAD, path: '/management/chat/:id/file', access: managers, params }),
  file: endpoint({
    ...CHAT_FILE,
    path: '/management/chat/:id/file/:file',
    access: managers,
    params: z.object({ id: Id, file: z.uuid() }),
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/management/chat/:id/read_message',
    summary: 'Mark messages of a conversation as read by the store.',
    access: managers,
    params,
    body: ReadChatMessages,
    response: ChatInfo,
    errors,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/management/chat/:id/mark_message',
    summary: 'Mark a message with a colour that all managers see, or take the mark away.',
    access: managers,
    params,
    body: MarkedChatMessage,
    response: ChatMessage,
    errors,
  }),
}
