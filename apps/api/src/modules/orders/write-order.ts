import { getTableColumns, type Table } from 'drizzle-orm'
import {
  IS_IN_STOCK,
  LOCK_STOCK,
  requestValues,
  STOCK_PARAMETERS,
  takeFound,
} from '#modules/catalogue/index.ts'
import { lockDiscount, takeUse, USE_KEYS } from '#modules/discounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { queued } from '#platform/jobs/job.ts'
import { namedParameters } from '#platform/sql/named-parameters.ts'
import { brokenConstraint } from '#platform/sql/sql-state.ts'
import { retailOrder, retailOrderLine } from './tables.ts'
import { orderEmail } from './emails/order-email.ts'
import { orderExpiry } from './expire-orders.ts'
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
const expressionsOf = ({ lock = '', condition = IS_IN_STOCK, last = '' }): string => `${LOCK_STOCK},${lock}
  claimed as (
    insert into idempotency_key as known (key, creates, fingerprint, expires_at, created_id)
    select :key, :creates, :fingerprint, :expires_at, :order_id where ${condition}
    on conflict (key) do update
      set creates = excluded.creates, fingerprint = excluded.fingerprint, expires_at = excluded.expires_at,
        created_id = excluded.created_id
      where known.expires_at <= :sent_at
    returning key),
  ${takeFound('exists (select from claimed)')},
  made as (
    insert into retail_order ("number", ${ORDER}) overriding system value
    select 'S-' || nextval('order_number'), ${ORDER}
    from claimed, jsonb_populate_record(null::retail_order, :order::jsonb)
    returning id, number, status, created_at),
  lines as (
    insert into retail_order_line (from_stock, ${LINE})
    select ready.items, ${LINE}
    from made, jsonb_populate_recordset(null::retail_order_line, :lines::jsonb) line
    join (select place, items from found) ready on ready.place = line.position + 1),
  event as (
    insert into retail_order_event (order_id, status, mover, created_at)
    select id, status, 'store', created_at from made),
  addressed as (
    update account set address = :address::jsonb from made where account.id = :owner_id and address is null)${last}`

const PARAMETERS = [
  'key',
  'creates',
  'fingerprint',
  'sent_at',
  'expires_at',
  'order_id',
  'order',
  'lines',
  'address',
  'owner_id',
] as const

const EXPRESSIONS = namedParameters(expressionsOf({}), PARAMETERS, { after: STOCK_PARAMETERS })

/**
 * The same with a discount code: it is locked after the stock, and the order is written only if the code can
 * still be used.
 */
const WITH_DISCOUNT = namedParameters(
  expressionsOf({
    lock: `${lockDiscount({ id: ':discount_id', revision: ':discount_revision' }, IS_IN_STOCK)},`,
    condition: 'exists (select from discounted)',
    last: `,${takeUse({ email: ':email', account: ':account_id', place: ':use_place' })}`,
  }),
  [...PARAMETERS, 'discount_id', 'discount_revision', 'email', 'account_id', 'use_place'],
  { after: STOCK_PARAMETERS },
)

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
  const values = {
    key: intent.key,
    creates: intent.creates,
    fingerprint: intent.fingerprint,
    sent_at: intent.sentAt,
    expires_at: intent.expiresAt,
    order_id: placed.id,
    order: JSON.stringify(jsonRow(retailOrder, order)),
    lines: JSON.stringify(lines.map((line) => jsonRow(retailOrderLine, line))),
    address:
      placed.shippingAddress &&
      JSON.stringify({ country_iso_code: placed.body.address.country_iso_code, ...placed.shippingAddress }),
    owner_id: order.ownerId,
  }
  const facts = placed.priced.discount?.facts
  const { buyer } = placed
  const [expressions, own] = facts
    ? [
        WITH_DISCOUNT.text,
        WITH_DISCOUNT.valuesOf({
          ...values,
          discount_id: facts.id,
          discount_revision: facts.revision,
          email: buyer.emailKey,
          account_id: buyer.accountId,
          use_place: facts.place,
        }),
      ]
    : [EXPRESSIONS.text, EXPRESSIONS.valuesOf(values)]
  const written = jobs.addWith<{ number: string; taken: number[] }>(
    db,
    { expressions, answer: ANSWER, values: [...requestValues(requestsOf(placed.priced)), ...own] },
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
