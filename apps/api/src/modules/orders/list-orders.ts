import { MAX_ALL_ORDERS, orders, type Paginated, type RetailOrderSummary } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq } from 'drizzle-orm'
import { listPage } from '#platform/paging/list-page.ts'
import { retailOrder } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { chargeOf, isCollected, paymentStateOf, refundedOf } from './rules/orders.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { summaryColumns, type AttemptSummary, type GoodsSummary, type OrderRow } from './order-rows.ts'

export const ORDERS_PER_PAGE = 20

type ListCall = Pick<Call<typeof orders.list>, 'principal' | 'query' | 'country'>

function ownOrders({ db }: Pick<AppContext, 'db'>, { market, userId }: SessionPrincipal) {
  const own = and(
    eq(retailOrder.ownerMarket, market),
    eq(retailOrder.ownerId, userId),
    eq(retailOrder.kind, 'retail'),
  )
  const rows = db.select(summaryColumns).from(retailOrder).where(own).orderBy(desc(retailOrder.id))
  return { rows, count: () => db.$count(retailOrder, own) }
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
  (await ownOrders(context, principal).rows.limit(MAX_ALL_ORDERS)).map(summaryOf)

/** Returns a page of the account's retail orders, newest first. */
export const listOrders = (context: AppContext, call: ListCall): Promise<Paginated<RetailOrderSummary>> =>
  listPage(orders.list, call, {
    perPage: ORDERS_PER_PAGE,
    ...ownOrders(context, call.principal),
    present: summaryOf,
  })
