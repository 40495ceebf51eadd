import type { ChatAuthor, ChatMessage } from '@shyrdak/sdk/contract'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { chatMessage } from './tables.ts'

/** Who looks at a conversation: the store, or the other side. */
export type Side = ChatAuthor

export const otherSide = (side: Side): Side => (side === 'manager' ? 'other' : 'manager')

/** Whose conversation a client's is: a company's people share one. */
export const ownerOf = ({ company, userId }: SessionPrincipal): number => company?.id ?? userId

type Row = typeof chatMessage.$inferSelect

/** A message as one side sees it: each has marks of its own. */
export const shownTo = (side: Side, row: Row): ChatMessage => ({
  id: row.id,
  chatId: row.conversationId,
  author_type: row.authorType,
  author: row.author,
  text: row.text,
  file_format: row.files[0]?.format ?? null,
  files: row.files,
  about: row.about,
  is_read: row.readAt !== null,
  mark: side === 'manager' ? row.managerMark : row.clientMark,
  created_at: row.createdAt.toISOString(),
  revision: row.revision,
})
