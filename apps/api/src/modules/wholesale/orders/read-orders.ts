import {
  wholesaleOrders,
  type Paginated,
  type WholesaleItem,
  type WholesaleOrder,
  type WholesaleOrderSummary,
} from '@shyrdak/sdk/contract'
import { lineTotal, toMoney } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { Database } from '#platform/sql/database.ts'
import { seesInvoices, visibleOrders } from '../visible-orders.ts'
import { paidMinor } from '../invoices/paid-of.ts'
import { presentInvoice } from '../invoices/present-invoice.ts'
import { invoice, wholesaleOrder, wholesaleOrderEvent, wholesaleOrderLine } from '../tables.ts'
import type { OrderRow } from '../insert-order.ts'

const PER_PAGE = 20

/** The columns of an order list. Columns are written out because Drizzle omits table names. */
export const summaryColumns = {
  order: wholesaleOrder,
  paid: paidMinor,
  /** The reason stored with its last move. */
  lastReason: sql<string | null>`(select event.reason from wholesale_order_event event
    where event.order_id = wholesale_order.id order by event.id desc limit 1)`.as('last_reason'),
  isMade: sql<boolean>`exists (select from wholesale_order_line line
    where line.order_id = wholesale_order.id and line.is_made_to_order and line.from_stock < line.count)`.as(
    'is_made',
  ),
}

const columns = {
  ...summaryColumns,
  placedBy: { id: account.id, firstName: account.firstName, lastName: account.lastName },
}

interface Found {
  order: OrderRow
  paid: number
  lastReason: string | null
  isMade: boolean
  placedBy: { id: number; firstName: string; lastName: string }
}

export const summaryOf = ({ order, paid, lastReason, isMade, placedBy }: Found): WholesaleOrderSummary => ({
  id: order.id,
  order_number: order.number,
  status: order.status,
  is_made_to_order: isMade,
  reason: order.status === 'on_hold' ? lastReason : null,
  sum: toMoney(order.totalMinor),
  count: order.count,
  balance: toMoney(order.totalMinor - paid),
  placed_by: { id: placedBy.id, name: `${placedBy.firstName} ${placedBy.lastName}`.trim() },
  created_at: order.createdAt.toISOString(),
})

/** Returns goods orders, newest first, and how many of all are not completed. */
export async function listOrders(
  call: Pick<Call<typeof wholesaleOrders.list>, 'query' | 'principal' | 'country'>,
  { db }: AppContext,
): Promise<Paginated<WholesaleOrderSummary> & { open: number }> {
  const where = and(visibleOrders(call.principal), eq(wholesaleOrder.kind, 'goods'))
  const [page, open] = await Promise.all([
    listPage(wholesaleOrders.list, call, {
      perPage: PER_PAGE,
      rows: db
        .select(columns)
        .from(wholesaleOrder)
        .innerJoin(account, eq(account.id, wholesaleOrder.placedBy))
        .where(where)
        .orderBy(desc(wholesaleOrder.id)),
      count: () => db.$count(wholesaleOrder, where),
      present: summaryOf,
    }),
    db.$count(wholesaleOrder, and(where, ne(wholesaleOrder.status, 'completed'))),
  ])
  return { ...page, open }
}

/** @throws NOT_FOUND, also for another's */
export async function readOrder(
  { db }: Pick<AppContext, 'db'>,
  principal: EmployeePrincipal,
  id: number,
): Promise<WholesaleOrder> {
  const [found] = await db
    .select(columns)
    .from(wholesaleOrder)
    .innerJoin(account, eq(account.id, wholesaleOrder.placedBy))
    .where(and(eq(wholesaleOrder.id, id), eq(wholesaleOrder.kind, 'goods'), visibleOrders(principal)))
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  return presentOrder(db, found, seesInvoices(principal))
}

export async function presentOrder(
  db: Database,
  found: Found,
  withInvoices: boolean,
): Promise<WholesaleOrder> {
  const { order } = found
  const [lines, events, invoices] = await Promise.all([
    db
      .select()
      .from(wholesaleOrderLine)
      .where(eq(wholesaleOrderLine.orderId, order.id))
      .orderBy(asc(wholesaleOrderLine.position)),
    db
      .select()
      .from(wholesaleOrderEvent)
      .where(eq(wholesaleOrderEvent.orderId, order.id))
      .orderBy(asc(wholesaleOrderEvent.id)),
    withInvoices
      ? db.select().from(invoice).where(eq(invoice.orderId, order.id)).orderBy(asc(invoice.id))
      : [],
  ])
  return {
    ...summaryOf(found),
    delivery: order.delivery,
    payment_info: order.paymentInfo,
    from: order.source,
    reyestr_id: order.companyId,
    comment: order.comment,
    items: lines.map(presentLine),
    timeline: events.map(({ status, reason, createdAt }) => ({
      status,
      reason,
      created_at: createdAt.toISOString(),
    })),
    invoices: invoices.map(presentInvoice),
  }
}

function presentLine(line: typeof wholesaleOrderLine.$inferSelect): WholesaleItem {
  const price = toMoney(line.priceMinor)
  return {
    reyestr_id: line.productId,
    reyestr_name: line.name,
    reyestr_img: line.photo,
    color: line.colorId,
    color_name: line.colorName,
    size: line.size,
    count: line.count,
    price,
    price_list:
      line.priceListId === null || line.priceListName === null
        ? null
        : { id: line.priceListId, name: line.priceListName },
    from_count: line.fromCount,
    sum: lineTotal({ sale_cost: price, count: line.count }),
    sole_id: line.soleId,
    sole_name: line.soleName,
    sole_img: line.solePhoto,
    sole_brand_id: line.soleBrandId,
    brand_id: line.brandId,
    brand_name: line.brandName,
    sole_brand_name: line.soleBrandName,
  }
}
