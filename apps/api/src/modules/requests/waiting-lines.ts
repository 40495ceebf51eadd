import { sql } from 'drizzle-orm'
import { HOUR_MS } from '#platform/time.ts'
import { countWaiting, type WaitingLine } from '#platform/waiting.ts'
import { refundsDue } from './refunds-due.ts'
import { orderRequest } from './tables.ts'

/** Hours after which an answer is overdue. */
const ANSWER_HOURS = 48

/** Hours after which a refund of an accepted request is overdue. */
const REFUND_HOURS = 48

/** Counts open requests to cancel or return. */
export const requestWaitingLine: WaitingLine = {
  name: 'order_requests',
  query: countWaiting({
    from: sql`from ${orderRequest} where state = 'open'`,
    since: sql`created_at`,
    overdueAfterMs: ANSWER_HOURS * HOUR_MS,
  }),
}

/** Counts accepted requests whose buyers wait for money. */
export const refundWaitingLine: WaitingLine = {
  name: 'refunds',
  query: countWaiting({
    from: sql`from (${refundsDue()}) due`,
    since: sql`answered_at`,
    overdueAfterMs: REFUND_HOURS * HOUR_MS,
  }),
}
