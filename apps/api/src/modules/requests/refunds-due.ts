import { inArray, sql, type SQL } from 'drizzle-orm'
import { paymentAttempt, paymentRefund, retailOrder } from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { orderRequest } from './tables.ts'

/** What the bank of the attempt `a` has sent back. */
const SENT = sql`a.refunded_minor`
/** The same, and what is on its way. */
const SENT_OR_UNDER_WAY = sql`a.refunded_minor
  + (select coalesce(sum(amount_minor), 0) from ${paymentRefund} where attempt_id = a.id and state = 'requested')`

/**
 * What was sent back to the buyer of the order `o`, in tyiyn. A refund counts for its share of the total, since
 * that is what the buyer paid in another currency. A surplus payment is no part of it: it was never for the order.
 */
const sentBack = (minor: SQL): SQL => sql`
  select coalesce(sum(round(a.som_minor::numeric * (${minor}) / a.amount_minor)), 0) as minor
  from ${paymentAttempt} a where a.order_id = o.id and a.flag is distinct from 'surplus'`

/** The condition for the orders of requests `r` that were not settled when that was last checked. */
const UNSETTLED = sql`r.order_id in (
  select order_id from ${orderRequest} where state = 'accepted' and refund_minor > 0 and settled_at is null)`

/**
 * SQL of the accepted requests of paid orders with what was sent back, and the sum that it has to reach until the
 * request is settled: the one that was accepted first comes first.
 */
const accepted = (minor: SQL, orders: SQL): SQL => sql`
  select r.id, r.order_id, r.answered_at, r.refund_minor, back.minor as sent,
    sum(r.refund_minor) over (partition by r.order_id order by r.answered_at, r.id) as reached
  from ${orderRequest} r
  join ${retailOrder} o on o.id = r.order_id and o.paid_at is not null
  cross join lateral (${sentBack(minor)}) back
  where r.state = 'accepted' and r.refund_minor > 0 and ${orders}`

/**
 * SQL of the accepted requests about paid orders whose money is not completely back with the buyer, or on its way,
 * with the columns `id`, `order_id`, `answered_at` and `left_minor`.
 */
export const refundsDue = (orders: SQL = UNSETTLED): SQL => sql`
  select id, order_id, answered_at, least(refund_minor, reached - sent)::float8 as left_minor
  from (${accepted(SENT_OR_UNDER_WAY, orders)}) accepted
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

/**
 * Records which requests are settled, so that the desk does not add up the refunds of all years. What a bank has
 * sent back stays so; a refund that is only on its way may still fail.
 */
export async function sweepSettledRequests({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.execute(sql`
    update ${orderRequest} set settled_at = ${clock().toISOString()}
    where settled_at is null
      and id in (select id from (${accepted(SENT, UNSETTLED)}) accepted where reached <= sent)`)
}
