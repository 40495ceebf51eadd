import { sql } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { feedbackMessage, question } from './tables.ts'

interface Waiting {
  count: number
  /** When the oldest one was sent. */
  since: Date | null
}

/** Counts the messages that wait for an answer. */
export async function inboxWaiting(db: Database): Promise<{ feedback: Waiting; questions: Waiting }> {
  const [feedback, questions] = await Promise.all(
    [feedbackMessage, question].map(async (table) => {
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          since: sql<Date | null>`min(${table.createdAt})`.mapWith(table.createdAt),
        })
        .from(table)
        .where(sql`${table.state} = 'waiting'`)
      return row ?? { count: 0, since: null }
    }),
  )
  const none = { count: 0, since: null }
  return { feedback: feedback ?? none, questions: questions ?? none }
}
