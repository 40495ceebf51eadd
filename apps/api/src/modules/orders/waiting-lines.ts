import { sql } from 'drizzle-orm'
import type { IncomeLine, WaitingLine } from '#platform/waiting.ts'
import { retailOrder } from './tables.ts'

/** Days after payment from which an unpacked order is overdue. */
const PACK_DAYS = 3

const paidOrders = (name: WaitingLine['name'], kind: 'retail' | 'special'): WaitingLine => ({
  name,
  query: (now) => sql`select count(*)::int as count,
    (count(*) filter (where paid_at < ${new Date(now.getTime() - PACK_DAYS * 86_400_000).toISOString()}))::int as overdue,
    min(paid_at) as since
    from ${retailOrder} where kind = ${kind} and status in ('in_production', 'packaging')`,
})

/** Counts paid orders that have not shipped yet: retail, and of workshops. */
export const orderWaitingLines = [paidOrders('orders', 'retail'), paidOrders('special_orders', 'special')]

/** An order counts as income on the day it was paid. */
export const orderIncome: IncomeLine = {
  name: 'retail',
  sum: (from, until) => sql`select sum(total_minor) from ${retailOrder}
    where paid_at >= ${from.toISOString()} and paid_at < ${until.toISOString()}`,
}
