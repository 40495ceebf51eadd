import { specialOrders, type Paginated } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { desc, inArray, sql } from 'drizzle-orm'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { retailOrder, retailOrderLine } from '../tables.ts'
import type { AppContext } from '#platform/context.ts'
import { ORDERS_PER_PAGE, pageOfOrders, summaryOf, type ListCall, type OrderSummary } from '../list-orders.ts'
import { attemptStates } from '../order-rows.ts'
import { workshopOf } from './workshop-of.ts'

/** Orders of special goods: a buyer's own, or for a craftsman those with goods of the workshop. */
export async function listSpecialOrders(
  context: AppContext,
  call: ListCall,
): Promise<Paginated<OrderSummary>> {
  const workshop = await workshopOf(context, call.principal)
  return workshop === undefined
    ? pageOfOrders(context, { kind: 'special', path: specialOrders.list.path }, call)
    : pageOfWorkshop(context, workshop, call)
}

/** Each total is that of the workshop's own lines. */
async function pageOfWorkshop(
  { db }: Pick<AppContext, 'db'>,
  workshop: number | null,
  { query, country }: ListCall,
): Promise<Paginated<OrderSummary>> {
  const { page = 1, per_page: perPage = ORDERS_PER_PAGE } = query
  const ofWorkshop = sql`${retailOrderLine.artisanId} = ${workshop}`
  const withGoods = inArray(
    retailOrder.id,
    db.select({ id: retailOrderLine.orderId }).from(retailOrderLine).where(ofWorkshop),
  )
  const ownTotal = sql<string>`(select sum(l.sale_minor * l.count + l.delivery_minor) from ${retailOrderLine} l
    where l.order_id = ${retailOrder}.id and l.artisan_id = ${workshop})`
  const rows = await db
    .select({
      order: retailOrder,
      states: attemptStates.as('attempt_states'),
      total: ownTotal.mapWith(Number),
    })
    .from(retailOrder)
    .where(withGoods)
    .orderBy(desc(retailOrder.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return pageOfList(
    { path: specialOrders.list.path, country, page, perPage },
    await db.$count(retailOrder, withGoods),
    rows.map(({ total, ...row }) => ({ ...summaryOf(row), total: toMoney(total) })),
  )
}
