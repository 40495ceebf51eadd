import {
  wholesaleInvoices,
  type InvoiceDetails,
  type InvoiceOrder,
  type InvoicesDue,
  type InvoicesOfOrder,
  type Language,
  type Paginated,
} from '@shyrdak/sdk/contract'
import { MAX_MINOR, toMoney } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { shopContacts } from '#platform/email/shop-contacts.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { visibleOrders } from '../visible-orders.ts'
import { invoice, wholesaleOrder } from '../tables.ts'
import { paidMinor } from './paid-of.ts'
import { presentInvoice } from './present-invoice.ts'

const PER_PAGE = 20

const columns = { order: wholesaleOrder, paid: paidMinor }

const present = ({
  order,
  paid,
}: {
  order: typeof wholesaleOrder.$inferSelect
  paid: number
}): InvoiceOrder => ({
  id: order.id,
  order_number: order.number,
  kind: order.kind,
  status: order.status,
  sum: toMoney(order.totalMinor),
  paid: toMoney(paid),
  balance: toMoney(order.totalMinor - paid),
  created_at: order.createdAt.toISOString(),
})

const balanceMinor = sql<number>`total_minor - ${paidMinor}`

/**
 * A surplus payment of one order does not pay for another. A sum of many orders may exceed the largest amount,
 * which then stands for it.
 */
async function readDue({ db }: Pick<AppContext, 'db'>, principal: EmployeePrincipal): Promise<InvoicesDue> {
  const due = await db
    .select({
      count: sql<number>`count(*)::int`,
      sumMinor: sql<number>`coalesce(sum(${balanceMinor}), 0)::float8`,
    })
    .from(wholesaleOrder)
    .where(and(visibleOrders(principal), sql`${balanceMinor} > 0`))
  const { count, sumMinor } = onlyRow(due, 'The sum of what is due')
  return { count, sum: toMoney(Math.min(sumMinor, MAX_MINOR)) }
}

/** Returns orders of goods and kits with their balances, newest first, and what is due for all of them. */
export async function listInvoiceOrders(
  call: Pick<Call<typeof wholesaleInvoices.orders>, 'query' | 'principal' | 'country'>,
  { db }: AppContext,
): Promise<Paginated<InvoiceOrder> & { due: InvoicesDue }> {
  const where = visibleOrders(call.principal)
  const [page, due] = await Promise.all([
    listPage(wholesaleInvoices.orders, call, {
      perPage: PER_PAGE,
      rows: db.select(columns).from(wholesaleOrder).where(where).orderBy(desc(wholesaleOrder.id)),
      count: () => db.$count(wholesaleOrder, where),
      present,
    }),
    readDue({ db }, call.principal),
  ])
  return { ...page, due }
}

/** @throws NOT_FOUND */
export async function readInvoicesOfOrder(
  { db }: Pick<AppContext, 'db'>,
  principal: EmployeePrincipal,
  orderId: number,
): Promise<InvoicesOfOrder> {
  const [found] = await db
    .select(columns)
    .from(wholesaleOrder)
    .where(and(eq(wholesaleOrder.id, orderId), visibleOrders(principal)))
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
  const rows = await db.select().from(invoice).where(eq(invoice.orderId, orderId)).orderBy(asc(invoice.id))
  return { ...present(found), invoices: rows.map(presentInvoice) }
}

/**
 * Returns an invoice as issued, with the account that it is paid to and the store's contacts as of now.
 * @throws NOT_FOUND
 */
export async function readInvoice(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  principal: EmployeePrincipal,
  { orderId, invoiceId }: { orderId: number; invoiceId: number },
  language: Language,
): Promise<InvoiceDetails> {
  const [found] = await db
    .select({ invoice, order: wholesaleOrder })
    .from(invoice)
    .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
    .where(and(eq(invoice.id, invoiceId), eq(invoice.orderId, orderId), visibleOrders(principal)))
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such invoice.' })
  return {
    ...presentInvoice(found.invoice),
    order_id: found.order.id,
    order_number: found.order.number,
    ...found.invoice.snapshot,
    ...(settings.seller && { seller: settings.seller }),
    contacts: shopContacts(settings, language),
  }
}
