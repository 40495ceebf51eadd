import type { Paginated, RetailOrderSummary } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { paymentAttempt, retailOrder } from '../db/schema/orders.ts'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'
import { paymentStateOf } from '../rules/orders.ts'
import type { Tools } from '../tools.ts'

type Summary = z.infer<typeof RetailOrderSummary>
const PER_PAGE = 20

/** Names its columns in full: in a select from one table, Drizzle leaves the table's name out. */
const attemptStates = sql<string[]>`array(select a.state from ${paymentAttempt} a
  where a.order_id = ${retailOrder}.id order by a.created_at)`

function summaries({ db }: Pick<Tools, 'db'>, actor: Actor) {
  if (actor.kind !== 'session') throw refuse('UNAUTHENTICATED', { message: 'Please log in.' })
  const own = and(eq(retailOrder.ownerMarket, actor.market), eq(retailOrder.ownerId, actor.userId))
  const select = () =>
    db
      .select({ order: retailOrder, states: attemptStates.as('attempt_states') })
      .from(retailOrder)
      .where(own)
      .orderBy(desc(retailOrder.id))
  return { select, count: () => db.$count(retailOrder, own) }
}

const summaryOf = ({
  order,
  states,
}: {
  order: typeof retailOrder.$inferSelect
  states: string[]
}): Summary => ({
  id: order.id,
  order_number: order.number,
  status: order.status,
  payment_state: paymentStateOf(
    order,
    states.map((state) => ({ state })),
  ),
  total: toMoney(order.totalMinor),
  created_at: order.createdAt.toISOString(),
})

/** Every order of the person logged in, newest first. */
export const allOrders = async (tools: Tools, actor: Actor): Promise<Summary[]> =>
  (await summaries(tools, actor).select()).map(summaryOf)

/** A page of them. */
export async function pageOfOrders(
  tools: Tools,
  actor: Actor,
  { page = 1, per_page = PER_PAGE }: { page?: number | undefined; per_page?: number | undefined },
): Promise<Paginated<Summary>> {
  const own = summaries(tools, actor)
  const total = await own.count()
  const rows = await own
    .select()
    .limit(per_page)
    .offset((page - 1) * per_page)
  const last = Math.max(1, Math.ceil(total / per_page))
  return {
    data: rows.map(summaryOf),
    total,
    per_page,
    current_page: page,
    last_page: last,
    next_page_url: page < last ? `/api/frontend/order/retail?page=${page + 1}&per_page=${per_page}` : null,
  }
}
