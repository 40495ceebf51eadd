import { getTableColumns, type Table } from 'drizzle-orm'
import {
  IS_IN_STOCK,
  LOCK_STOCK,
  requestValues,
  STOCK_PARAMETERS,
  takeFound,
} from '#modules/catalogue/index.ts'
import { saveFirstAddress } from '#modules/accounts/index.ts'
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

const columnsOf = (table: Table, without: string[]) =>
  Object.values(getTableColumns(table))
    .map(({ name }) => `"${name}"`)
    .filter((name) => !without.includes(name))
    .join(', ')

const ORDER_COLUMNS = columnsOf(retailOrder, ['"number"'])
const LINE_COLUMNS = columnsOf(retailOrderLine, ['"from_stock"'])

/*
 * The steps of the statement, in the order in which each waits for the one before. Their names are those by which
 * later steps, the discount's expressions and the job queue refer to them.
 */

/**
 * Claims the intent. The unique key makes a concurrent duplicate wait until the first has committed, and then
 * claim nothing; an expired intent is taken over.
 */
const claimIntent = (condition: string) => `
  claimed as (
    insert into idempotency_key as known (key, creates, fingerprint, expires_at, created_id)
    select :key, :creates, :fingerprint, :expires_at, :order_id where ${condition}
    on conflict (key) do update
      set creates = excluded.creates, fingerprint = excluded.fingerprint, expires_at = excluded.expires_at,
        created_id = excluded.created_id
      where known.expires_at <= :sent_at
    returning key)`

const TAKE_STOCK = takeFound('exists (select from claimed)')

/** The number is drawn here and not with the id, so that refused orders leave no gaps. */
const INSERT_ORDER = `
  made as (
    insert into retail_order ("number", ${ORDER_COLUMNS}) overriding system value
    select 'S-' || nextval('order_number'), ${ORDER_COLUMNS}
    from claimed, jsonb_populate_record(null::retail_order, :order::jsonb)
    returning id, number, status, created_at)`

/** Each line with what was found for it: its place in the request is its position, counted from 1. */
const INSERT_LINES = `
  lines as (
    insert into retail_order_line (from_stock, ${LINE_COLUMNS})
    select ready.items, ${LINE_COLUMNS}
    from made, jsonb_populate_recordset(null::retail_order_line, :lines::jsonb) line
    join (select place, items from found) ready on ready.place = line.position + 1)`

const INSERT_EVENT = `
  event as (
    insert into retail_order_event (order_id, status, mover, created_at)
    select id, status, 'store', created_at from made)`

const SAVE_ADDRESS = saveFirstAddress({ account: ':owner_id', address: ':address' })

const INSERTS = [INSERT_ORDER, INSERT_LINES, INSERT_EVENT, SAVE_ADDRESS]

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

/**
 * One statement instead of a transaction of its steps: the stock stays locked for no round trip, so that buyers
 * of the same goods do not wait for each other's network. Source: decision 0029.
 */
const EXPRESSIONS = namedParameters(
  [LOCK_STOCK, claimIntent(IS_IN_STOCK), TAKE_STOCK, ...INSERTS].join(),
  PARAMETERS,
  { after: STOCK_PARAMETERS },
)

/**
 * The same with a discount code: it is locked after the stock, and the order is written only if the code can
 * still be used.
 */
const WITH_DISCOUNT = namedParameters(
  [
    LOCK_STOCK,
    lockDiscount({ id: ':discount_id', revision: ':discount_revision' }, IS_IN_STOCK),
    claimIntent('exists (select from discounted)'),
    TAKE_STOCK,
    ...INSERTS,
    takeUse({ email: ':email', account: ':account_id', place: ':use_place' }),
  ].join(),
  [...PARAMETERS, 'discount_id', 'discount_revision', 'email', 'account_id', 'use_place'],
  { after: STOCK_PARAMETERS },
)

const ANSWER = `select number, array(select items from found order by place) as taken from made`

/** A row as JSON for `jsonb_populate_record`, keyed by column names. A column that it lacks becomes null. */
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
  const { text, values } = statementOf(placed, intent, { order, lines })
  const written = jobs.addWith<{ number: string; taken: number[] }>(
    db,
    { expressions: text, answer: ANSWER, values: [...requestValues(requestsOf(placed.priced)), ...values] },
    [
      queued(orderEmail, { orderId: placed.id, kind: 'placed' }),
      queued(orderExpiry, { orderId: placed.id }, placed.heldUntil),
    ],
  )
  const [made] = await written.catch((error: unknown) => {
    // Another order of the buyer has taken the same use of the code.
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

interface Rows {
  order: ReturnType<typeof orderValues>
  lines: ReturnType<typeof orderLineValues>
}

/** Returns the statement with the values of its named parameters; those of the stock come before. */
function statementOf(
  { id, body, buyer, priced, shippingAddress }: NewOrder,
  intent: Intent,
  { order, lines }: Rows,
): { text: string; values: unknown[] } {
  const { country_iso_code } = body.address
  const values = {
    key: intent.key,
    creates: intent.creates,
    fingerprint: intent.fingerprint,
    sent_at: intent.sentAt,
    expires_at: intent.expiresAt,
    order_id: id,
    order: JSON.stringify(jsonRow(retailOrder, order)),
    lines: JSON.stringify(lines.map((line) => jsonRow(retailOrderLine, line))),
    address: shippingAddress && JSON.stringify({ country_iso_code, ...shippingAddress }),
    owner_id: order.ownerId,
  }
  const facts = priced.discount?.facts
  if (!facts) return { text: EXPRESSIONS.text, values: EXPRESSIONS.valuesOf(values) }
  const ofDiscount = {
    discount_id: facts.id,
    discount_revision: facts.revision,
    email: buyer.emailKey,
    account_id: buyer.accountId,
    use_place: facts.place,
  }
  return { text: WITH_DISCOUNT.text, values: WITH_DISCOUNT.valuesOf({ ...values, ...ofDiscount }) }
}
