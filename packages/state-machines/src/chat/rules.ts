import type { ChatMessage } from '@shyrdak/sdk/contract'

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

/** The numbers of messages that one side has yet to read. */
export const unreadBy = (side: ChatMessage['author_type'], messages: readonly ChatMessage[]): number[] =>
  messages.filter((message) => message.author_type !== side && !message.is_read).map(({ id }) => id)

/** Milliseconds before the next attempt to follow, after so many that failed. */
export const pauseBefore = (attempt: number): number =>
  Math.min(1_000 * 2 ** Math.max(0, attempt - 1), 30_000)
