import type { ChatAuthor, ChatMessage, ChatPage, NewChatMessage } from '@shyrdak/sdk/contract'

/** The newer of two states of one message. */
const newer = (one: ChatMessage, other: ChatMessage) => (other.revision >= one.revision ? other : one)

/**
 * The messages of two lists in the order of sending, each once, as it was last changed. What comes late, twice or in
 * another order changes nothing.
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

/** Whether a message is among those that were chosen to be shown. */
export const isShownBy = (filter: ChatMessage['mark'] | 'file' | null, message: ChatMessage): boolean =>
  filter === null || (filter === 'file' ? message.files.length > 0 : message.mark === filter)

/** Whether messages have come between those that are known and a page that was read later. */
export function leavesGap(known: readonly ChatMessage[], page: Pick<ChatPage, 'data' | 'next_page_url'>) {
  const newest = known.at(-1)
  const first = page.data.at(-1)
  return newest !== undefined && first !== undefined && page.next_page_url !== null && first.id > newest.id
}

interface Shown {
  readonly messages: readonly ChatMessage[]
  /** The page that was loaded last. */
  readonly oldest: Pick<ChatPage, 'next_page_url'> | null
}

/** Whether a message is older than all that are shown: it comes in its place, with the others before it. */
export function isToCome({ messages, oldest }: Shown, { id }: ChatMessage): boolean {
  const first = messages[0]
  return first !== undefined && id < first.id && (oldest?.next_page_url ?? null) !== null
}

/** The numbers of messages that one side has yet to read. */
export const unreadBy = (side: ChatMessage['author_type'], messages: readonly ChatMessage[]): number[] =>
  messages.filter((message) => message.author_type !== side && !message.is_read).map(({ id }) => id)

/** Milliseconds before the next attempt to follow, after so many that failed. */
export const pauseBefore = (attempt: number): number =>
  Math.min(1_000 * 2 ** Math.max(0, attempt - 1), 30_000)

interface Unsent {
  readonly side: ChatAuthor
  /** What was sent without an answer, and the newest message that was known then. */
  readonly outgoing: { readonly message: NewChatMessage; readonly after: number } | null
}

/** What is seen of a text: the store takes out what nobody sees. */
const seenLetters = (text: string) =>
  text.normalize('NFC').replaceAll(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/** Whether a message seems to have arrived although no answer did: only its key tells for sure. */
export function seemsArrived({ side, outgoing }: Unsent, messages: readonly ChatMessage[]): boolean {
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
