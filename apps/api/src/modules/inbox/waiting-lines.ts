import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import type { InboxTable } from './inbox-row.ts'
import { feedbackMessage, question } from './tables.ts'

/** Hours after which an answer to a visitor is overdue. */
const ANSWER_HOURS = 48

const of = (name: WaitingLine['name'], table: InboxTable): WaitingLine => ({
  name,
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where created_at < ${new Date(now.getTime() - ANSWER_HOURS * 3_600_000).toISOString()}))::int as overdue,
    min(created_at) as since from ${table} where state = 'waiting'`,
})

export const inboxWaitingLines = [of('feedback', feedbackMessage), of('questions', question)]
