import * as z from 'zod/mini'
import { toleratesUnauthorized, owner, wholesaleClient, type Access } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { FILE_LIMIT } from '../rate-limits.ts'
import { Id, Instant } from '../scalars.ts'
import { FileName, IMAGE_BYTES, UPLOAD_FORMATS } from '../uploads.ts'
import { trimmed } from '../trimmed.ts'

/** Longest text of a message, in characters. */
export const CHAT_TEXT_LENGTH = 4000
/** Maximum number of files per message. */
export const CHAT_FILES = 10

/** The colours that mark a message; `none` stands for no mark. Source: spec §4. */
export const CHAT_MARKS = ['red', 'yellow', 'green', 'blue', 'none'] as const
export const ChatMark = z.enum(CHAT_MARKS)
export type ChatMark = z.infer<typeof ChatMark>

/** `manager` is the store; `other` is the shopper, the craftsman or an employee of the wholesale client. */
export const ChatAuthor = z.enum(['manager', 'other'])
export type ChatAuthor = z.infer<typeof ChatAuthor>

/** File formats that are shown as images; any other file is a download. Source: spec §3, Chat message. */
export const CHAT_MEDIA = ['jpeg', 'jpg', 'png'] as const

/** A file of a message. `width` and `height` are in pixels for images, and null for other files. */
export const ChatFile = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.string(),
  /** Size in bytes. */
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})
export type ChatFile = z.infer<typeof ChatFile>

/**
 * A message. `id` increases within a conversation in the order of sending. `is_read` says whether the other
 * side has read it; `mark` is the one set by the reader's own side. `file_format` is that of its first file:
 * `jpg` and `png` are media. `about` names an order or invoice: `S-2026-000123`. `revision` increases with
 * every change of any message of the conversation.
 */
export const ChatMessage = z.object({
  id: Id,
  chatId: Id,
  author_type: ChatAuthor,
  /** The name of the author. */
  author: z.string(),
  text: z.string(),
  file_format: z.nullable(z.string()),
  files: z.array(ChatFile),
  about: z.nullable(z.string()),
  is_read: z.boolean(),
  mark: ChatMark,
  created_at: Instant,
  revision: z.int(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A page of messages, newest first. Pass `revision` as `after` to follow the changes since. */
export const ChatPage = z.object({
  data: z.array(ChatMessage),
  next_page_url: z.nullable(z.string()),
  revision: z.int(),
})
export type ChatPage = z.infer<typeof ChatPage>

/**
 * `text` is plain text; invisible characters are removed before it is stored. It may be empty if `files` are
 * sent: ids of files that this person uploaded and has sent in no other message.
 */
export const NewChatMessage = z.object({
  text: z.string().check(trimmed, z.maxLength(CHAT_TEXT_LENGTH)),
  files: z.optional(z.array(z.uuid()).check(z.maxLength(CHAT_FILES))),
  about: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9/-]{0,39}$/)))),
})
export type NewChatMessage = z.infer<typeof NewChatMessage>

/** The state of a conversation. `chatId` is null until the first message. */
export const ChatInfo = z.object({
  chatId: z.nullable(Id),
  /** Number of unread messages from the other side. */
  unread: z.int(),
  last_message_at: z.nullable(Instant),
})
export type ChatInfo = z.infer<typeof ChatInfo>

/** `before` is the id of a message: the page holds older ones. `type` selects messages with files. */
export const ChatQuery = z.object({
  mark: z.optional(ChatMark),
  type: z.optional(z.enum(['file'])),
  before: z.optional(Id),
})

export const ReadChatMessages = z.object({
  chat_message_ids: z.array(Id).check(z.minLength(1), z.maxLength(500)),
})

export const MarkedChatMessage = z.object({ chat_message_id: Id, mark: ChatMark })

/** `after` is the revision of a page, or of the last change received. */
export const ChatChangesQuery = z.object({ after: z.int().check(z.minimum(0)) })

/** `preview` is a small JPEG of an image, of at most 480 pixels. */
const ChatFileQuery = z.object({ size: z.optional(z.literal('preview')) })
export const ChatUploadQuery = z.object({ name: FileName })

/** The upload endpoint of every market: the file is the body, its name is in the query. */
export const CHAT_UPLOAD = {
  method: 'POST',
  summary:
    'Upload a file for a message: an image, which is re-encoded, or a document. It is removed after a day if no message is sent with it.',
  query: ChatUploadQuery,
  body: fileOf(...UPLOAD_FORMATS),
  response: ChatFile,
  limit: FILE_LIMIT,
  maxBytes: IMAGE_BYTES,
} as const

/** The download endpoint of every market. */
export const CHAT_FILE = {
  method: 'GET',
  summary: 'Retrieve a file of a message of the conversation, or the preview of an image.',
  query: ChatFileQuery,
  response: fileOf(...UPLOAD_FORMATS),
  immutable: true,
  errors: { NOT_FOUND: {} },
} as const

/** The chat endpoints of one market. The other side is always the store. Source: spec §7, Chat. */
const chatOf = <
  const M extends 'frontend' | 'wholesale' | 'specialgoods',
  const Reads extends Access,
  const Writes extends Access,
>(
  market: M,
  { reads, writes }: { reads: Reads; writes: Writes },
) => ({
  info: endpoint({
    method: 'GET',
    path: `/${market}/chat/info`,
    summary:
      'Retrieve the number of unread messages from the store; zero for a client who is waiting for approval.',
    // Polled by every page, so a 401 ends no session.
    access: toleratesUnauthorized(owner(market)),
    response: ChatInfo,
  }),
  list: endpoint({
    method: 'GET',
    path: `/${market}/chat`,
    summary:
      'List the messages of the conversation with the store, newest first, or those with one mark, or with files.',
    access: reads,
    query: ChatQuery,
    response: ChatPage,
  }),
  changes: endpoint({
    method: 'GET',
    path: `/${market}/chat/changes`,
    summary:
      'Follow the conversation: every message that is new, read or marked after a revision, as it happens.',
    access: reads,
    query: ChatChangesQuery,
    response: ChatMessage,
    stream: true,
  }),
  send: endpoint({
    method: 'POST',
    path: `/${market}/chat/send_message`,
    summary: 'Send a message to the store. Sends one message per Idempotency-Key.',
    access: writes,
    body: NewChatMessage,
    response: ChatMessage,
    errors: { KEY_REUSED: {} },
    idempotent: true,
    limit: { max: 60, minutes: 1 },
  }),
  upload: endpoint({ ...CHAT_UPLOAD, path: `/${market}/chat/file`, access: writes }),
  file: endpoint({
    ...CHAT_FILE,
    path: `/${market}/chat/file/:id`,
    access: reads,
    params: z.object({ id: z.uuid() }),
  }),
  read: endpoint({
    method: 'PUT',
    path: `/${market}/chat/read_message`,
    summary: 'Mark messages of the store as read.',
    access: writes,
    body: ReadChatMessages,
    response: ChatInfo,
  }),
  mark: endpoint({
    method: 'PUT',
    path: `/${market}/chat/mark_message`,
    summary: 'Mark a message with a colour, or take the mark away. The store does not see it.',
    access: writes,
    body: MarkedChatMessage,
    response: ChatMessage,
    errors: { NOT_FOUND: {} },
  }),
})

/** The chat of a market whose conversations have one person each. */
const ownChatOf = <const M extends 'frontend' | 'specialgoods'>(market: M) => {
  const access = owner(market)
  return chatOf(market, { reads: access, writes: access })
}

/** The conversation with the store: one per shopper, per craftsman and per wholesale client. */
export const chat = {
  retail: ownChatOf('frontend'),
  wholesale: chatOf('wholesale', {
    reads: wholesaleClient(),
    writes: wholesaleClient('owner', 'buyer', 'accountant'),
  }),
  craftsman: ownChatOf('specialgoods'),
} as const
