import { getTableColumns, type Table } from 'drizzle-orm'
import { IS_IN_STOCK, LOCK_STOCK, requestValues, takeFound } from '#modules/catalogue/index.ts'
import { lockDiscount, takeUse, USE_KEYS } from '#modules/discounts/index.ts'
import { queued } from '#platform/jobs/job.ts'
import type { AppContext } from '#platform/context.ts'
import { brokenConstraint } from '#platform/sql/sql-state.ts'
import { retailOrder, retailOrderLine } from './tables.ts'
import { orderEmail } from './emails/order-email.ts'
import { orderExpiry } from './expire-orders.ts'
import type { Intent } from './idempotency.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from './order-rows.ts'
import { orderLineValues, orderValues, type NewOrder } from './order-values.ts'
import type { PricedOrder } from './price-order.ts'

export interface WrittenOrder {
  order: OrderRow
  lines: OrderLineRow[]
  events: Pick<OrderEventRow, 'status' | 'reason' | 'createdAt'>[]
}

const namesOf = (table: Table, without: string[]) =>
  Object.values(getTableColumns(table))
    .map(({ name }) => `"${name}"`)
    .filter((name) => !without.includes(name))
    .join(', ')

const ORDER = namesOf(retailOrder, ['"number"'])
const LINE = namesOf(retailOrderLine, ['"from_stock"'])

/**
 * Each expression depends on the one before: the stock is locked; the intent is claimed if all of it is
 * there; the stock is taken and the order inserted if the claim succeeded. The unique key makes a concurrent
 * duplicate wait for the first to commit; an expired intent is taken over. An account without an address
 * saves the shipping address.
 */
const expressions = ({ lock = '', condition = IS_IN_STOCK, last = '' }): string => `${LOCK_STOCK},${lock}
  claimed as (
    insert into idempotency_key as known (key, fingerprint, expires_at, order_id)
    select $5, $6, $7, $8 where ${condition}
    on conflict (key) do update
      set fingerprint = excluded.fingerprint, expires_at = excluded.expires_at, order_id = excluded.order_id
      where known.expires_at <= $9
    returning key),
  ${takeFound('exists (select from claimed)')},
  made as (
    insert into retail_order ("number", ${ORDER}) overriding system value
    select 'S-' || nextval('order_number'), ${ORDER}
    from claimed, jsonb_populate_record(null::retail_order, $10::jsonb)
    returning id, number, status, created_at),
  lines as (
    insert into retail_order_line (from_stock, ${LINE})
    select ready.items, ${LINE}
    from made, jsonb_populate_recordset(null::retail_order_line, $11::jsonb) line
    join (select place, items from found) ready on ready.place = line.position + 1),
  event as (
    insert into retail_order_event (order_id, status, mover, created_at)
    select id, status, 'store', created_at from made),
  addressed as (
    update account set address = $12::jsonb from made where account.id = $13 and address is null)${last}`

const EXPRESSIONS = expressions({})

/**
 * The same with a discount code: it is locked after the stock, and the order is written only if the code can
 * still be used.
 */
const WITH_DISCOUNT = expressions({
  lock: `${lockDiscount({ id: '$14', revision: '$15' }, IS_IN_STOCK)},`,
  condition: 'exists (select from discounted)',
  last: `,${takeUse({ email: '$16', account: '$17', place: '$18' })}`,
})

const ANSWER = `select number, array(select items from found order by place) as taken from made`

/** A row as JSON for PostgreSQL, keyed by column names. */
const jsonRow = (table: Table, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key in row)
      .map(([key, { name }]) => [
        name,
        Buffer.isBuffer(row[key]) ? `\\x${row[key].toString('hex')}` : row[key],
      ]),
  )

/** The stock that must be there: all of a line, or nothing of a line that was promised as made to order. */
const requestsOf = ({ lines }: PricedOrder) =>
  lines.map(({ requested, known, daysToMake }) => ({
    ...requested,
    at_least: daysToMake !== null && known.madeToOrderDays !== null ? 0 : requested.count,
  }))

/**
 * Takes the stock and inserts the order, its lines, its first event, its intent, its jobs and the use of its
 * code, all in one statement. Returns undefined, with nothing written, when stock or the code is gone or a
 * duplicate was faster.
 */
export async function writeOrder(
  { db, jobs }: Pick<AppContext, 'db' | 'jobs'>,
  placed: NewOrder,
  intent: Intent,
): Promise<WrittenOrder | undefined> {
  const order = orderValues(placed)
  const lines = orderLineValues(placed)
  const values = [
    ...requestValues(requestsOf(placed.priced)),
    intent.key,
    intent.fingerprint,
    intent.expiresAt,
    placed.id,
    placed.at,
    JSON.stringify(jsonRow(retailOrder, order)),
    JSON.stringify(lines.map((line) => jsonRow(retailOrderLine, line))),
    placed.sentTo &&
      JSON.stringify({ country_iso_code: placed.body.address.country_iso_code, ...placed.sentTo }),
    order.ownerId,
  ]
  const facts = placed.priced.discount?.facts
  const { buyer } = placed
  if (facts) values.push(facts.id, facts.revision, buyer.emailKey, buyer.accountId, facts.place)
  const written = jobs.addWith<{ number: string; taken: number[] }>(
    db,
    { expressions: facts ? WITH_DISCOUNT : EXPRESSIONS, answer: ANSWER, values },
    [
      queued(orderEmail, { orderId: placed.id, kind: 'placed' }),
      queued(orderExpiry, { orderId: placed.id }, placed.heldUntil),
    ],
  )
  const [made] = await written.catch((error: unknown) => {
    if (USE_KEYS.includes(brokenConstraint(error))) return []
    throw error
  })
  return (
    made && {
      order: { ...order, number: made.number },
      lines: lines.map((line, index) => ({ ...line, fromStock: made.taken[index] ?? 0 })),
      events: [{ status: order.status, reason: null, createdAt: order.createdAt }],
    }
  )
}
