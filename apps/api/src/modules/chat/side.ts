import type { ChatAuthor, ChatMessage } from '@shyrdak/sdk/contract'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { chatMessage } from './tables.ts'

/** A side of a conversation: the store, or the client. */
export type Side = ChatAuthor

export const otherSide = (side: Side): Side => (side === 'manager' ? 'other' : 'manager')

/** The account that owns a client's conversation. Employees of a company share one. */
export const ownerOf = ({ company, userId }: SessionPrincipal): number => company?.id ?? userId

type Row = typeof chatMessage.$inferSelect

/** A message in the form for one side, with that side's mark. */
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
