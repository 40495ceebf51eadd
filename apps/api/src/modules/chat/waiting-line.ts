import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#platform/time.ts'
import { countWaiting, type WaitingLine } from '#platform/waiting.ts'
import { chatConversation } from './tables.ts'

/** Hours after which an answer is overdue. */
const ANSWER_HOURS = 24

/** Counts conversations with messages that no manager has read. */
export const chatWaitingLine: WaitingLine = {
  name: 'chat',
  query: countWaiting({
    from: sql`from ${chatConversation} where unread > 0`,
    since: sql`last_message_at`,
    overdueAfterMs: ANSWER_HOURS * HOUR_MS,
  }),
}
