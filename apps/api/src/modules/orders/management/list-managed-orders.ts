import type { Paginated } from '@shyrdak/sdk/contract'
import { managedOrders, type ManagedOrderSummary } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { listPage } from '#platform/paging/list-page.ts'
import { orderSearchText, retailOrder } from '../tables.ts'
import { isCollected, paymentStateOf, refundedOf } from '../rules/orders.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { summaryColumns, type AttemptSummary } from '../order-rows.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { hasDigits, hasEveryTerm } from '#platform/sql/containing.ts'

const PER_PAGE = 50

type ListCall = Pick<Call<typeof managedOrders.list>, 'query' | 'country'>

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
export function listManagedOrders(
  call: ListCall,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedOrderSummary>> {
  const { kind, status, text } = call.query
  const where = and(
    kind === undefined ? undefined : eq(retailOrder.kind, kind),
    status && status.length > 0 ? inArray(retailOrder.status, status) : undefined,
    text === undefined ? undefined : found(text),
  )
  return listPage(managedOrders.list, call, {
    perPage: PER_PAGE,
    rows: db.select(summaryColumns).from(retailOrder).where(where).orderBy(desc(retailOrder.id)),
    count: () => db.$count(retailOrder, where),
    present: summaryOf,
  })
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
