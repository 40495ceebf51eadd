import type { NewRetailOrder, OrderKind } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { getTableColumns, type Table } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { retailOrder, retailOrderLine } from './tables.ts'
import type { Principal } from '#platform/principal.ts'
import type { OrderEventRow, OrderLineRow, OrderRow } from './order-rows.ts'
import type { PricedOrder } from './price-order.ts'

interface Placed {
  kind: OrderKind
  body: z.infer<typeof NewRetailOrder>
  priced: PricedOrder
  /** How many pieces of each line were taken from the stock. */
  taken: readonly number[]
  principal: Principal
  paymentLink: string
  secretHash: Buffer
  heldUntil: Date
  at: Date
  /** The intent that made it. */
  intentKey: string
}

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

const ORDER = namesOf(retailOrder, ['"id"', '"number"'])
const LINE = namesOf(retailOrderLine, ['"order_id"'])

/**
 * The order, its lines, the first line of its timeline, the intent bound to it, and its address for an account that
 * had none: one trip, all or nothing.
 */
const WRITE = `
  with made as (
    insert into retail_order ("number", ${ORDER})
    select 'S-' || nextval('order_number'), ${ORDER} from jsonb_populate_record(null::retail_order, $1::jsonb)
    returning id, number, status, created_at),
  lines as (
    insert into retail_order_line (order_id, ${LINE})
    select made.id, ${LINE}
    from made, jsonb_populate_recordset(null::retail_order_line, $2::jsonb) line),
  event as (
    insert into retail_order_event (order_id, status, mover, created_at)
    select id, status, 'store', created_at from made),
  intent as (update idempotency_key set order_id = made.id from made where key = $3),
  known as (update account set address = $4::jsonb where id = $5 and address is null)
  select id, number from made`

/** A row as PostgreSQL reads it from JSON, by the names of its columns. */
const jsonRow = (table: Table, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key in row)
      .map(([key, { name }]) => [
        name,
        Buffer.isBuffer(row[key]) ? `\\x${row[key].toString('hex')}` : row[key],
      ]),
  )

/** Writes a new order, its lines as they are now, and the first line of its timeline. */
export async function writeOrder(tx: Transaction, placed: Placed): Promise<WrittenOrder> {
  const values = orderValues(placed)
  const lines = lineValues(placed)
  const [made] = await statement<{ id: number; number: string }>(tx, WRITE, [
    JSON.stringify(jsonRow(retailOrder, values)),
    JSON.stringify(lines.map((line) => jsonRow(retailOrderLine, line))),
    placed.intentKey,
    JSON.stringify(placed.body.address),
    values.ownerId,
  ])
  if (!made) throw new Error('insert into retail_order returned no row')
  return {
    order: { ...values, ...made },
    lines: lines.map((line) => ({ ...line, orderId: made.id })),
    events: [{ status: values.status, reason: null, createdAt: values.createdAt }],
  }
}

const orderValues = ({ body, priced, principal, ...placed }: Placed): Omit<OrderRow, 'id' | 'number'> => ({
  kind: placed.kind,
  paymentLink: placed.paymentLink,
  secretHash: placed.secretHash,
  ownerMarket: principal.kind === 'session' ? principal.market : null,
  ownerId: principal.kind === 'session' ? principal.userId : null,
  status: 'Processing',
  reason: null,
  country: body.address.country_iso_code,
  language: body.language,
  firstName: body.contact.first_name,
  lastName: body.contact.last_name,
  email: body.contact.email,
  phone: body.contact.phone,
  city: body.address.city,
  street: body.address.street,
  postalCode: body.address.postal_code,
  comment: body.comment ?? '',
  provider: body.payment_method,
  goodsMinor: priced.goodsMinor,
  deliveryMinor: priced.deliveryMinor,
  totalMinor: priced.totalMinor,
  holdsStock: true,
  heldUntil: placed.heldUntil,
  paidAt: null,
  createdAt: placed.at,
})

const lineValues = ({ priced, taken }: Placed): Omit<OrderLineRow, 'orderId'>[] =>
  priced.lines.map(({ requested, known, saleMinor, service, daysToMake }, position) => ({
    position,
    productId: requested.product_id,
    variationId: requested.variation_id,
    size: requested.size,
    count: requested.count,
    fromStock: taken[position] ?? 0,
    madeToOrderDays: daysToMake,
    artisanId: known.artisanId,
    isSpecial: requested.is_special,
    slug: known.slug,
    name: known.name,
    colorName: known.colorName,
    photo: known.photo,
    saleMinor,
    serviceCode: service.code,
    carrier: service.carrier,
    serviceName: service.name,
    deliveryMinor: toMinor(service.price),
    daysMin: service.days_min,
    daysMax: service.days_max,
    trackingNumber: null,
  }))
