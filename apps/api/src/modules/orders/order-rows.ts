import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { CANCELED, type AttemptMoney } from './rules/orders.ts'
import { paymentAttempt, retailOrder, retailOrderEvent, retailOrderLine } from './tables.ts'

export type OrderRow = typeof retailOrder.$inferSelect
export type OrderLineRow = typeof retailOrderLine.$inferSelect
export type OrderEventRow = typeof retailOrderEvent.$inferSelect
export type AttemptRow = typeof paymentAttempt.$inferSelect

/** Reads the order and locks its row until the transaction ends. Every change to an order starts here. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(retailOrder).where(eq(retailOrder.id, orderId)).for('update')
  return row
}

export const linesOf = (db: Database | Transaction, orderId: number): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(retailOrderLine)
    .where(eq(retailOrderLine.orderId, orderId))
    .orderBy(asc(retailOrderLine.position))

/** The lines of several orders, by order id. */
export async function linesOfOrders(
  db: Database | Transaction,
  orderIds: readonly number[],
): Promise<Map<number, OrderLineRow[]>> {
  const rows = await db
    .select()
    .from(retailOrderLine)
    .where(inArray(retailOrderLine.orderId, [...orderIds]))
    .orderBy(asc(retailOrderLine.position))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

export const eventsOf = (db: Database | Transaction, orderId: number) =>
  db
    .select()
    .from(retailOrderEvent)
    .where(eq(retailOrderEvent.orderId, orderId))
    .orderBy(asc(retailOrderEvent.id))

export const attemptsOf = (db: Database | Transaction, orderId: number) =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(asc(paymentAttempt.createdAt))

export type AttemptSummary = AttemptMoney

/**
 * The attempts from which an order's payment state is derived, for use in a list. Column names are written
 * out: in a select from one table, Drizzle omits the table's name.
 */
const attemptStates = sql<AttemptSummary[]>`(select coalesce(
  json_agg(json_build_object('state', a.state, 'flag', a.flag, 'amountMinor', a.amount_minor,
    'refundedMinor', a.refunded_minor, 'somMinor', a.som_minor, 'currency', a.currency,
    'rate', a.rate, 'rateDate', a.rate_date)
    order by a.created_at), '[]'::json)
  from ${paymentAttempt} a where a.order_id = ${retailOrder}.id)`

export type GoodsSummary = Pick<OrderLineRow, 'name' | 'photo' | 'count'>

/** The pieces of a line `l` that were canceled apart, as in `linesShown`. */
export const CANCELED_COUNT = sql`(case
  when ${retailOrder}.status = 'on_hold' and ${retailOrder}.reason = ${CANCELED} then 0
  else l.canceled_count end)`

/** Whether a line `l` still has pieces, as in `linesLeft`. */
export const IS_LEFT = sql`l.count > ${CANCELED_COUNT}`

/** The goods of an order without canceled pieces, from the lines `l` that match `where`. */
export const goodsOf = (where: SQL) => sql<GoodsSummary[]>`(select coalesce(
  json_agg(json_build_object('name', l.name, 'photo', l.photo, 'count', l.count - ${CANCELED_COUNT})
    order by l.position),
  '[]'::json)
  from ${retailOrderLine} l where l.order_id = ${retailOrder}.id and ${IS_LEFT} and ${where})`

/**
 * The columns of an order list: the order's row, its attempts, its goods, and whether any of them is made to
 * order.
 */
export const summaryColumns = {
  order: retailOrder,
  states: attemptStates.as('attempt_states'),
  goods: goodsOf(sql`true`).as('goods'),
  isMade: sql<boolean>`exists (select from ${retailOrderLine} l
    where l.order_id = ${retailOrder}.id and ${IS_LEFT} and l.made_to_order_days is not null)`.as('is_made'),
}

/** The lines of an order as cart items. */
export const itemsOf = (lines: readonly OrderLineRow[]) =>
  lines.map(({ productId, variationId, size, count, isSpecial }) => ({
    product_id: productId,
    variation_id: variationId,
    size,
    count,
    is_special: isSpecial,
  }))
