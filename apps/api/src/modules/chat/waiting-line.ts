import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { chatConversation } from './tables.ts'

/** Hours after which an answer is overdue. */
const ANSWER_HOURS = 24

/** Counts conversations with messages that no manager has read. */
export const chatWaitingLine: WaitingLine = {
  name: 'chat',
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where last_message_at < ${new Date(now.getTime() - ANSWER_HOURS * 3_600_000).toISOString()}))::int as overdue,
    min(last_message_at) as since from ${chatConversation} where unread > 0`,
}
