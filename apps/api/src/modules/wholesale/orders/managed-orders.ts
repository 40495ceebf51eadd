import { mayMoveOrder, ORDER_STATUSES, type Paginated } from '@shyrdak/sdk/contract'
import {
  managedWholesaleOrders,
  type ManagedWholesaleOrder,
  type ManagedWholesaleOrderRow,
  type OrderKit,
} from '@shyrdak/sdk/management'
import { kitCounts } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Database } from '#platform/sql/database.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { isDay, startOfDay } from '#platform/day.ts'
import { holdingAfter, type Holding } from '../rules/order-holdings.ts'
import {
  brand,
  wholesaleApplication,
  wholesaleOrder,
  wholesaleOrderEvent,
  wholesaleOrderLine,
} from '../tables.ts'
import { matchingOrders } from '../matching-orders.ts'
import { presentOrder, summaryColumns, summaryOf } from './read-orders.ts'
import { DAY_MS } from '#platform/time.ts'

const PER_PAGE = 50

const endOf = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)

/**
 * Returns a page of the goods orders of all clients, newest first.
 * @throws INVALID for an invalid day, or when `until` is before `from`
 */
export async function listManagedOrders(
  call: Pick<Call<typeof managedWholesaleOrders.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedWholesaleOrderRow>> {
  const { status, company, from, until, text } = call.query
  if (from !== undefined && !isDay(from)) throw refuseField(['from'], 'invalid')
  if (until !== undefined && !isDay(until)) throw refuseField(['until'], 'invalid')
  if (from !== undefined && until !== undefined && until < from)
    throw refuseField(['until'], 'too_small', { min: from, of: 'date' })
  const filter = plainLine(text ?? '')
  const where = and(
    eq(wholesaleOrder.kind, 'goods'),
    status && status.length > 0 ? inArray(wholesaleOrder.status, status) : undefined,
    company === undefined ? undefined : eq(wholesaleOrder.companyId, company),
    from === undefined ? undefined : gte(wholesaleOrder.createdAt, startOfDay(from)),
    until === undefined ? undefined : lt(wholesaleOrder.createdAt, endOf(until)),
    filter === '' ? undefined : inArray(wholesaleOrder.id, matchingOrders(db, filter)),
  )
  const found = db
    .select({ id: wholesaleOrder.id })
    .from(wholesaleOrder)
    .innerJoin(account, eq(account.id, wholesaleOrder.placedBy))
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(where)
    .as('found')
  return listPage(managedWholesaleOrders.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(desc(wholesaleOrder.id)),
    count: () => db.$count(found),
    present: rowOf,
  })
}

/**
 * Returns an order in the form that managers see.
 * @throws NOT_FOUND
 */
export async function readManagedOrder(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<ManagedWholesaleOrder> {
  const [row] = await read(db, and(eq(wholesaleOrder.id, id), eq(wholesaleOrder.kind, 'goods')))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  const [shown, lines, events] = await Promise.all([
    presentOrder(db, row, true),
    db
      .select()
      .from(wholesaleOrderLine)
      .where(eq(wholesaleOrderLine.orderId, id))
      .orderBy(asc(wholesaleOrderLine.position)),
    db
      .select({
        event: wholesaleOrderEvent,
        by: { firstName: account.firstName, lastName: account.lastName },
      })
      .from(wholesaleOrderEvent)
      .leftJoin(account, eq(account.id, wholesaleOrderEvent.movedBy))
      .where(eq(wholesaleOrderEvent.orderId, id))
      .orderBy(asc(wholesaleOrderEvent.id)),
  ])
  const holding = holdingAfter(events.map(({ event }) => event.status))
  return {
    ...shown,
    ...rowOf(row),
    language: row.placedBy.language,
    items: shown.items.map((item, index) => ({
      ...item,
      from_stock: lines[index]?.fromStock ?? 0,
      is_made_to_order: lines[index]?.isMadeToOrder ?? false,
    })),
    kits: await kitsOf(db, shown.items, holding),
    timeline: events.map(({ event, by }) => ({
      status: event.status,
      reason: event.reason,
      created_at: event.createdAt.toISOString(),
      mover: event.mover,
      actor: by && `${by.firstName} ${by.lastName}`.trim(),
    })),
    moves: ORDER_STATUSES.filter((to) => mayMoveOrder(row.order.status, to, 'manager')),
  }
}

async function kitsOf(
  db: Database,
  lines: Parameters<typeof kitCounts>[0],
  state: Holding,
): Promise<OrderKit[]> {
  const pieces = kitCounts(lines)
  if (pieces.size === 0) return []
  const rows = await db
    .select({ id: brand.id, name: brand.name })
    .from(brand)
    .where(inArray(brand.id, [...pieces.keys()]))
    .orderBy(asc(brand.id))
  return rows.map(({ id, name }) => ({ id, name, pieces: pieces.get(id) ?? 0, state }))
}

const read = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...summaryColumns,
      placedBy: {
        id: account.id,
        firstName: account.firstName,
        lastName: account.lastName,
        language: account.language,
      },
      client: { name: wholesaleApplication.company, country: wholesaleApplication.country },
    })
    .from(wholesaleOrder)
    .innerJoin(account, eq(account.id, wholesaleOrder.placedBy))
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const rowOf = (row: Row): ManagedWholesaleOrderRow => ({
  ...summaryOf(row),
  client: { id: row.order.companyId, name: row.client.name, country_iso_code: row.client.country },
})
