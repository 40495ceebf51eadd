import { sql } from 'drizzle-orm'
import type { WaitingLine } from '#platform/waiting.ts'
import { refundsDue } from './refunds-due.ts'
import { orderRequest } from './tables.ts'

/** Hours after which an answer is overdue. */
const ANSWER_HOURS = 48

/** Hours after which a refund of an accepted request is overdue. */
const REFUND_HOURS = 48

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

/** Counts open requests to cancel or return. */
export const requestWaitingLine: WaitingLine = {
  name: 'order_requests',
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where created_at < ${hoursBefore(now, ANSWER_HOURS)}))::int as overdue,
    min(created_at) as since from ${orderRequest} where state = 'open'`,
}

/** Counts accepted requests whose buyers wait for money. */
export const refundWaitingLine: WaitingLine = {
  name: 'refunds',
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where answered_at < ${hoursBefore(now, REFUND_HOURS)}))::int as overdue,
    min(answered_at) as since from (${refundsDue()}) due`,
}
