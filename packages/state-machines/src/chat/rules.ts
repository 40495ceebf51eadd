import type { ChatAuthor, ChatMessage, ChatPage, NewChatMessage } from '@shyrdak/sdk/contract'
import type { ChatFilter } from './chat.types.ts'

/** Returns the newer of two states of a message. */
const newer = (one: ChatMessage, other: ChatMessage) => (other.revision >= one.revision ? other : one)

/**
 * Merges two lists of messages in the order of sending, each message once in its latest state. Messages that
 * arrive late, twice or out of order do no harm.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of incoming) {
    const before = byId.get(message.id)
    byId.set(message.id, before ? newer(before, message) : message)
  }
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/** Whether a message matches the filter. */
export const isShownBy = (filter: ChatFilter | null, message: ChatMessage): boolean =>
  filter === null || (filter === 'file' ? message.files.length > 0 : message.mark === filter)

/** Whether messages are missing between the known ones and a page that was loaded later. */
export function leavesGap(known: readonly ChatMessage[], page: Pick<ChatPage, 'data' | 'next_page_url'>) {
  const newest = known.at(-1)
  const first = page.data.at(-1)
  return newest !== undefined && first !== undefined && page.next_page_url !== null && first.id > newest.id
}

interface Shown {
  readonly messages: readonly ChatMessage[]
  /** The last page loaded. */
  readonly oldest: Pick<ChatPage, 'next_page_url'> | null
}

/** Whether a message is older than all loaded ones. It is loaded later, with the others before it. */
export function isOlderThanLoaded({ messages, oldest }: Shown, { id }: ChatMessage): boolean {
  const first = messages[0]
  return first !== undefined && id < first.id && (oldest?.next_page_url ?? null) !== null
}

/** Returns the ids of the messages that a side has not read yet. */
export const unreadBy = (side: ChatMessage['author_type'], messages: readonly ChatMessage[]): number[] =>
  messages.filter((message) => message.author_type !== side && !message.is_read).map(({ id }) => id)

/** Returns the milliseconds to wait before reconnecting, after this many failed attempts. */
export const pauseBefore = (attempt: number): number =>
  Math.min(1_000 * 2 ** Math.max(0, attempt - 1), 30_000)

interface Unsent {
  readonly side: ChatAuthor
  /** A message sent without a response, and the id of the newest message known then. */
  readonly outgoing: { readonly message: NewChatMessage; readonly after: number } | null
}

/** Returns the visible characters of a text, because the store removes invisible ones. */
const seenLetters = (text: string) =>
  text.normalize('NFC').replaceAll(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/** Whether a message seems to have arrived although its response was lost. Only its key tells for sure. */
export function isProbablySent({ side, outgoing }: Unsent, messages: readonly ChatMessage[]): boolean {
  if (!outgoing) return false
  const { message, after } = outgoing
  const files = message.files ?? []
  return messages.some(
    (one) =>
      one.id > after &&
      one.author_type === side &&
      one.about === (message.about ?? null) &&
      seenLetters(one.text) === seenLetters(message.text) &&
      one.files.length === files.length &&
      one.files.every(({ id }) => files.includes(id)),
  )
}
