import {
  MAX_ALL_ORDERS,
  type OrderKind,
  type Paginated,
  type RetailOrderSummary,
} from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq } from 'drizzle-orm'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { retailOrder } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { chargeOf, isCollected, paymentStateOf, refundedOf } from './rules/orders.ts'
import type { AppContext } from '#platform/context.ts'
import { summaryColumns, type AttemptSummary, type GoodsSummary, type OrderRow } from './order-rows.ts'

export const ORDERS_PER_PAGE = 20

export interface ListCall {
  principal: SessionPrincipal
  query: { page?: number | undefined; per_page?: number | undefined }
  country: string
}

function ownOrders({ db }: Pick<AppContext, 'db'>, { market, userId }: SessionPrincipal, kind: OrderKind) {
  const own = and(
    eq(retailOrder.ownerMarket, market),
    eq(retailOrder.ownerId, userId),
    eq(retailOrder.kind, kind),
  )
  const select = () => db.select(summaryColumns).from(retailOrder).where(own).orderBy(desc(retailOrder.id))
  return { select, count: () => db.$count(retailOrder, own) }
}

interface Summarized {
  order: OrderRow
  states: AttemptSummary[]
  isMade: boolean
  goods: GoodsSummary[]
}

export const summaryOf = ({ order, states, isMade, goods }: Summarized): RetailOrderSummary => {
  const refunded = refundedOf(states)
  const charge = chargeOf(states)
  return {
    id: order.id,
    order_number: order.number,
    status: order.status,
    is_made_to_order: isMade,
    is_collected: isCollected(order),
    reason: order.reason,
    payment_state: paymentStateOf(order, states),
    ...(charge && { charge }),
    total: toMoney(order.totalMinor),
    ...(refunded && { refunded }),
    goods,
    created_at: order.createdAt.toISOString(),
  }
}

/** Returns the retail orders of the logged-in account, newest first, up to `MAX_ALL_ORDERS`. */
export const allOrders = async (
  context: AppContext,
  principal: SessionPrincipal,
): Promise<RetailOrderSummary[]> =>
  (await ownOrders(context, principal, 'retail').select().limit(MAX_ALL_ORDERS)).map(summaryOf)

/** Returns a page of the account's orders of one kind, newest first. */
export async function pageOfOrders(
  context: AppContext,
  { kind, path }: { kind: OrderKind; path: string },
  { principal, query, country }: ListCall,
): Promise<Paginated<RetailOrderSummary>> {
  const { page = 1, per_page: perPage = ORDERS_PER_PAGE } = query
  const own = ownOrders(context, principal, kind)
  const rows = await own
    .select()
    .limit(perPage)
    .offset((page - 1) * perPage)
  const requested = { path, country, page, perPage }
  return pageOfList(requested, await own.count(), rows.map(summaryOf))
}
