import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#platform/time.ts'
import { countWaiting, type WaitingLine } from '#platform/waiting.ts'
import type { InboxTable } from './inbox-row.ts'
import { feedbackMessage, question } from './tables.ts'

/** Hours after which an answer to a visitor is overdue. */
const ANSWER_HOURS = 48

const of = (name: WaitingLine['name'], table: InboxTable): WaitingLine => ({
  name,
  query: countWaiting({
    from: sql`from ${table} where state = 'waiting'`,
    since: sql`created_at`,
    overdueAfterMs: ANSWER_HOURS * HOUR_MS,
  }),
})

export const inboxWaitingLines = [of('feedback', feedbackMessage), of('questions', question)]
