import { inArray, sql, type SQL } from 'drizzle-orm'
import { paymentAttempt, paymentRefund, retailOrder } from '#modules/orders/index.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { orderRequest } from './tables.ts'

/**
 * What was sent back to the buyer of the order `o`, or is on its way, in tyiyn. A refund counts for its share of
 * the total, since that is what the buyer paid in another currency. A surplus payment is no part of it: it was
 * never for the order.
 */
const SENT_BACK = sql`
  select coalesce(sum(round(a.som_minor::numeric * (a.refunded_minor + under_way.minor) / a.amount_minor)), 0) as minor
  from ${paymentAttempt} a
  cross join lateral (
    select coalesce(sum(amount_minor), 0) as minor from ${paymentRefund} where attempt_id = a.id and state = 'requested'
  ) under_way
  where a.order_id = o.id and a.flag is distinct from 'surplus'`

/**
 * SQL of the accepted requests about paid orders whose money is not completely back with the buyer, with the
 * columns `id`, `order_id`, `answered_at` and `left_minor`. Refunds settle the request that was accepted first.
 */
export const refundsDue = (orders: SQL = sql`true`): SQL => sql`
  select id, order_id, answered_at, least(refund_minor, reached - sent)::float8 as left_minor
  from (
    select r.id, r.order_id, r.answered_at, r.refund_minor, back.minor as sent,
      sum(r.refund_minor) over (partition by r.order_id order by r.answered_at, r.id) as reached
    from ${orderRequest} r
    join ${retailOrder} o on o.id = r.order_id and o.paid_at is not null
    cross join lateral (${SENT_BACK}) back
    where r.state = 'accepted' and r.refund_minor > 0 and ${orders}
  ) accepted
  where reached > sent`

/** Returns what is still to be refunded for requests about these orders, in tyiyn by request id. */
export async function readRefundsDue(
  db: Database | Transaction,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; left_minor: number }>(
    refundsDue(inArray(sql`r.order_id`, [...orderIds])),
  )
  return new Map(rows.map(({ id, left_minor: left }) => [id, left]))
}
