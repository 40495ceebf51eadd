import { sql } from 'drizzle-orm'
import { DAY_MS } from '#platform/time.ts'
import { countWaiting, type IncomeLine, type WaitingLine } from '#platform/waiting.ts'
import { retailOrder } from './tables.ts'

/** Days after payment from which an unpacked order is overdue. */
const PACK_DAYS = 3

const paidOrders = (name: WaitingLine['name'], kind: 'retail' | 'special'): WaitingLine => ({
  name,
  query: countWaiting({
    from: sql`from ${retailOrder} where kind = ${kind} and status in ('in_production', 'packaging')`,
    since: sql`paid_at`,
    overdueAfterMs: PACK_DAYS * DAY_MS,
  }),
})

/** Counts paid orders that have not shipped yet: retail, and of workshops. */
export const orderWaitingLines = [paidOrders('orders', 'retail'), paidOrders('special_orders', 'special')]

/** An order counts as income on the day it was paid. */
export const orderIncome: IncomeLine = {
  name: 'retail',
  sum: (from, until) => sql`select sum(total_minor) from ${retailOrder}
    where paid_at >= ${from.toISOString()} and paid_at < ${until.toISOString()}`,
}
