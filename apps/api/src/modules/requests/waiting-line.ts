import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { orderRequest } from './tables.ts'

/** Hours after which an answer is overdue. */
const ANSWER_HOURS = 48

/** Counts open requests to cancel or return. */
export const requestWaitingLine: WaitingLine = {
  name: 'order_requests',
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where created_at < ${new Date(now.getTime() - ANSWER_HOURS * 3_600_000).toISOString()}))::int as overdue,
    min(created_at) as since from ${orderRequest} where state = 'open'`,
}
