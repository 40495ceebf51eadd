import type { OrderKind, OrderStatus, Paginated } from '@shyrdak/sdk/contract'
import { managedOrders, type ManagedOrderSummary } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { orderSearchText, retailOrder } from '../tables.ts'
import { isCollected, paymentStateOf, refundedOf } from '../rules/orders.ts'
import type { AppContext } from '#platform/context.ts'
import { summaryColumns, type AttemptSummary } from '../order-rows.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { hasDigits, hasEveryTerm } from '#platform/sql/containing.ts'

const PER_PAGE = 50

interface ListCall {
  query: {
    page?: number | undefined
    per_page?: number | undefined
    kind?: OrderKind | undefined
    status?: OrderStatus[] | undefined
    text?: string | undefined
  }
  country: string
}

/**
 * The condition that an order has every word of the text in its number or its buyer's name and addresses, or
 * the digits of a phone number.
 */
function found(text: string): SQL | undefined {
  const requested = plainLine(text)
  if (requested === '') return undefined
  const searched = orderSearchText(retailOrder)
  return or(hasEveryTerm(searched, requested), hasDigits(searched, requested))
}

/** Returns a page of all orders, newest first. */
export async function listManagedOrders(
  { query, country }: ListCall,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedOrderSummary>> {
  const { page = 1, per_page: perPage = PER_PAGE, kind, status, text } = query
  const where = and(
    kind === undefined ? undefined : eq(retailOrder.kind, kind),
    status && status.length > 0 ? inArray(retailOrder.status, status) : undefined,
    text === undefined ? undefined : found(text),
  )
  const rows = await db
    .select(summaryColumns)
    .from(retailOrder)
    .where(where)
    .orderBy(desc(retailOrder.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const requested = { path: managedOrders.list.path, country, page, perPage, filters: { kind, status, text } }
  return pageOfList(requested, await db.$count(retailOrder, where), rows.map(summaryOf))
}

const summaryOf = ({
  order,
  states,
  isMade,
}: {
  order: typeof retailOrder.$inferSelect
  states: AttemptSummary[]
  isMade: boolean
}): ManagedOrderSummary => {
  const refunded = refundedOf(states)
  return {
    id: order.id,
    order_number: order.number,
    kind: order.kind,
    status: order.status,
    is_made_to_order: isMade,
    is_collected: isCollected(order),
    reason: order.reason,
    payment_state: paymentStateOf(order, states),
    total: toMoney(order.totalMinor),
    ...(refunded && { refunded }),
    buyer: `${order.firstName} ${order.lastName}`,
    email: order.email,
    country_iso_code: order.country,
    language: order.language,
    created_at: order.createdAt.toISOString(),
  }
}
