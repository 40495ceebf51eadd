import type { FeedbackMessage, InboxState } from '@shyrdak/sdk/management'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The table of a kind of message that managers answer or dismiss. */
export type InboxTable = PgTable & Record<'id' | 'state' | 'settledAt' | 'settledBy' | 'revision', PgColumn>

interface InboxRow {
  id: number
  language: FeedbackMessage['language']
  createdAt: Date
  state: InboxState
  answer: string | null
  settledAt: Date | null
  revision: number
}

interface Settler {
  firstName: string
  lastName: string
}

/** The fields that every kind of message presents. */
export const shownItem = (row: InboxRow, settler: Settler | null) => ({
  id: row.id,
  language: row.language,
  created_at: row.createdAt.toISOString(),
  state: row.state,
  answer: row.answer,
  settled_at: row.settledAt?.toISOString() ?? null,
  settled_by: settler && `${settler.firstName} ${settler.lastName}`,
  revision: row.revision,
})
