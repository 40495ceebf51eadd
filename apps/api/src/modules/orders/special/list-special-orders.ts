import { specialOrders, type Paginated, type SpecialOrderSummary } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { Database } from '#platform/sql/database.ts'
import { ORDERS_PER_PAGE, summaryOf } from '../list-orders.ts'
import { CANCELED_COUNT, goodsOf, IS_LEFT, summaryColumns } from '../order-rows.ts'
import { CANCELED_PART, reasonForArtisan } from '../present-for-artisan.ts'
import { promisedOn } from '../rules/promised-on.ts'
import { retailOrder, retailOrderLine } from '../tables.ts'
import { artisanOf } from './artisan-of.ts'

type ListCall = Pick<Call<typeof specialOrders.list>, 'query' | 'country'> & { principal: SessionPrincipal }

/**
 * Returns orders of special goods, newest first: a buyer's own, or for a craftsman those with goods of the
 * workshop. A craftsman's totals and promised days count only what is left of the workshop's lines.
 */
export async function listSpecialOrders(
  context: AppContext,
  call: ListCall,
): Promise<Paginated<SpecialOrderSummary>> {
  const { db } = context
  const { principal } = call
  const { status } = call.query
  const artisan = await artisanOf(context, principal)
  const isCraftsman = artisan !== undefined
  const lines = isCraftsman ? sql`l.artisan_id = ${artisan} and ${IS_LEFT}` : IS_LEFT
  const isLeft = sql<boolean>`exists (select from ${retailOrderLine} l
    where l.order_id = ${retailOrder}.id and ${lines})`
  const shownStatus = isCraftsman
    ? sql`case when ${isLeft} then ${retailOrder.status} else ${CANCELED_PART.status} end`
    : sql`${retailOrder.status}`
  const where = and(
    eq(retailOrder.kind, 'special'),
    isCraftsman ? hasGoodsOf(db, artisan) : isOwn(principal),
    status && status.length > 0 ? inArray(shownStatus, status) : undefined,
  )
  return listPage(specialOrders.list, call, {
    perPage: ORDERS_PER_PAGE,
    rows: read(db, { lines, isLeft }).where(where).orderBy(desc(retailOrder.id)),
    count: () => db.$count(retailOrder, where),
    present: isCraftsman ? summaryForArtisan : summaryForBuyer,
  })
}

const isOwn = ({ market, userId }: SessionPrincipal) =>
  and(eq(retailOrder.ownerMarket, market), eq(retailOrder.ownerId, userId))

/** The condition for orders with goods of a workshop; none for a craftsman without one. */
const hasGoodsOf = (db: Database, artisan: number | null) =>
  inArray(
    retailOrder.id,
    db
      .select({ id: retailOrderLine.orderId })
      .from(retailOrderLine)
      .where(sql`${retailOrderLine.artisanId} = ${artisan}`),
  )

interface ShownLines {
  /** The condition for the lines `l` that count. */
  lines: SQL
  /** Whether an order has any. */
  isLeft: SQL<boolean>
}

const read = (db: Database, { lines, isLeft }: ShownLines) =>
  db
    .select({
      ...summaryColumns,
      goods: goodsOf(lines).as('goods'),
      total: ofLines(
        sql`coalesce(sum(l.sale_minor * (l.count - ${CANCELED_COUNT}) + l.delivery_minor
          - l.discount_minor + ceil(l.discount_minor::numeric * ${CANCELED_COUNT} / l.count)), 0)`,
        lines,
      ).mapWith(Number),
      isLeft: isLeft.as('is_left'),
      days: ofLines(sql`max(l.made_to_order_days)`, lines),
      began:
        sql<Date | null>`coalesce(${retailOrder.paidAt}, (select min(e.created_at) from retail_order_event e
        where e.order_id = ${retailOrder}.id and e.status = 'in_production'))`.mapWith(retailOrder.paidAt),
    })
    .from(retailOrder)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const promiseOf = ({ began, days }: Pick<Row, 'began' | 'days'>) =>
  promisedOn(began, [{ madeToOrderDays: days }])

const summaryForBuyer = (row: Row): SpecialOrderSummary => ({
  ...summaryOf(row),
  promised_on: promiseOf(row),
})

function summaryForArtisan({ total, isLeft, ...row }: Row): SpecialOrderSummary {
  const { refunded: _refunded, charge: _charge, reason, ...summary } = summaryOf(row)
  return {
    ...summary,
    total: toMoney(total),
    is_made_to_order: row.days !== null,
    reason: reasonForArtisan(reason),
    ...(!isLeft && CANCELED_PART),
    promised_on: promiseOf(row),
  }
}

/** An aggregate over the lines of an order that match the condition. */
const ofLines = (what: SQL, condition: SQL) =>
  sql<number | null>`(select ${what} from ${retailOrderLine} l
    where l.order_id = ${retailOrder}.id and ${condition})`
