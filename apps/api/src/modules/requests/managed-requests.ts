import type { Paginated } from '@shyrdak/sdk/contract'
import { managedOrderRequests, type ManagedOrderRequest } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { linesOfOrders, retailOrder, type OrderLineRow } from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { presentRequest, readRequests, type WholeRequest } from './request-rows.ts'
import { requestValue } from './request-value.ts'
import { refundsDue } from './refunds-due.ts'
import { orderRequest } from './tables.ts'

const PER_PAGE = 50

/** Open requests first, oldest first; then answered ones, newest first. */
const IN_TURN = [
  desc(sql`${orderRequest.state} = 'open'`),
  sql`case when ${orderRequest.state} = 'open' then ${orderRequest.createdAt} end`,
  sql`${orderRequest.answeredAt} desc nulls last`,
  desc(orderRequest.id),
]

/** Returns a page of requests for managers. */
export async function listRequests(
  call: Pick<Call<typeof managedOrderRequests.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedOrderRequest>> {
  const { state, refund, order_id: orderId } = call.query
  const where = and(
    state && eq(orderRequest.state, state),
    refund && sql`${orderRequest.id} in (select id from (${refundsDue()}) due)`,
    orderId === undefined ? undefined : eq(orderRequest.orderId, orderId),
  )
  const page = await listPage(managedOrderRequests.list, call, {
    perPage: PER_PAGE,
    rows: db
      .select({ id: orderRequest.id })
      .from(orderRequest)
      .where(where)
      .orderBy(...IN_TURN),
    count: () => db.$count(orderRequest, where),
    present: ({ id }) => id,
  })
  return { ...page, data: await shownToManagers(db, page.data) }
}

/**
 * Returns a request for managers.
 * @throws NOT_FOUND
 */
export async function readRequest({ db }: Pick<AppContext, 'db'>, id: number): Promise<ManagedOrderRequest> {
  const [shown] = await shownToManagers(db, [id])
  if (!shown) throw refuse('NOT_FOUND', { message: 'There is no such request.' })
  return shown
}

async function shownToManagers(db: AppContext['db'], ids: readonly number[]): Promise<ManagedOrderRequest[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      request: orderRequest,
      order: retailOrder,
      answerer: { firstName: account.firstName, lastName: account.lastName },
    })
    .from(orderRequest)
    .innerJoin(retailOrder, eq(retailOrder.id, orderRequest.orderId))
    .leftJoin(account, eq(account.id, orderRequest.answeredBy))
    .where(inArray(orderRequest.id, [...ids]))
  const orderIds = [...new Set(rows.map(({ order }) => order.id))]
  const lines = await linesOfOrders(db, orderIds)
  const requests = await readRequests(db, inArray(orderRequest.orderId, orderIds))
  const byId = new Map(rows.map((row) => [row.request.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [
      present({
        ...row,
        lines: lines.get(row.order.id) ?? [],
        requests: requests.filter(({ request }) => request.orderId === row.order.id),
      }),
    ]
  })
}

interface Shown {
  request: typeof orderRequest.$inferSelect
  order: typeof retailOrder.$inferSelect
  answerer: { firstName: string; lastName: string } | null
  /** Everything that was ordered and requested, about this order. */
  lines: readonly OrderLineRow[]
  requests: readonly WholeRequest[]
}

function present({ request, order, answerer, lines, requests }: Shown): ManagedOrderRequest {
  const whole = requests.find((one) => one.request.id === request.id)
  const { items = [], refundDueMinor = null } = whole ?? {}
  return {
    ...presentRequest({ request, refundDueMinor, items }),
    order_number: order.number,
    order_status: order.status,
    buyer: `${order.firstName} ${order.lastName}`,
    email: order.email,
    language: order.language,
    is_paid: order.paidAt !== null,
    lines: items.map(({ line, count }) => ({
      name: line.name,
      color_name: line.colorName,
      size: line.size,
      count,
      ordered: line.count,
    })),
    value: toMoney(requestValue({ request, items }, { order, lines, requests })),
    answered_by: answerer && `${answerer.firstName} ${answerer.lastName}`,
  }
}
