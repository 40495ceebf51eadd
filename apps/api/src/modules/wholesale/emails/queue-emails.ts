import { and, eq, ne, or } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { queued } from '#platform/jobs/job.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { invoice, wholesaleOrder, type wholesaleOrderEvent } from '../tables.ts'
import { wholesaleInvoiceEmail, type InvoiceEmailKind } from './wholesale-invoice-email.ts'
import { wholesaleOrderEmail } from './wholesale-order-email.ts'

type Queue = Pick<AppContext, 'jobs'>

/** Queues emails about a new order to its buyer, the company's accountants and all managers. */
export async function queueOrderEmails({ jobs }: Queue, tx: Transaction, orderId: number): Promise<void> {
  const managers = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.market, 'management'), eq(account.status, 'active')))
  const [order] = await tx.select().from(wholesaleOrder).where(eq(wholesaleOrder.id, orderId))
  if (!order) return
  const clients = await readersOf(tx, order)
  await jobs.addAll(tx, [
    ...clients.map((accountId) =>
      queued(wholesaleOrderEmail, { kind: 'placed', aboutId: orderId, accountId }),
    ),
    ...managers.map(({ id: accountId }) =>
      queued(wholesaleOrderEmail, { kind: 'arrived', aboutId: orderId, accountId }),
    ),
  ])
}

/** Queues an email to the order's buyer about its new status. */
export async function queueMoveEmail(
  { jobs }: Queue,
  tx: Transaction,
  event: typeof wholesaleOrderEvent.$inferSelect,
): Promise<void> {
  const [order] = await tx.select().from(wholesaleOrder).where(eq(wholesaleOrder.id, event.orderId))
  if (!order) return
  const [accountId] = await ordererOf(tx, order)
  if (accountId !== undefined)
    await jobs.add(tx, wholesaleOrderEmail, { kind: 'moved', aboutId: event.id, accountId })
}

/** Queues emails about an invoice or its payment to the order's buyer and the company's accountants. */
export async function queueInvoiceEmails(
  { jobs }: Queue,
  tx: Transaction,
  invoiceId: number,
  kind: InvoiceEmailKind,
): Promise<void> {
  const [found] = await tx
    .select({ order: wholesaleOrder, invoice })
    .from(invoice)
    .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
    .where(eq(invoice.id, invoiceId))
  if (!found) return
  const { paidMinor } = found.invoice
  const readers = await readersOf(tx, found.order)
  await jobs.addAll(
    tx,
    readers.map((accountId) => queued(wholesaleInvoiceEmail, { kind, invoiceId, paidMinor, accountId })),
  )
}

interface Ordered {
  companyId: number
  placedBy: number
}

/** The account that placed the order; if it is closed, the company's owners. */
async function ordererOf(tx: Transaction, { companyId, placedBy }: Ordered): Promise<number[]> {
  const people = await tx
    .select({ id: account.id, role: account.employeeRole })
    .from(account)
    .where(
      and(
        or(eq(account.id, companyId), eq(account.companyId, companyId)),
        ne(account.status, 'closed'),
        or(eq(account.id, placedBy), eq(account.employeeRole, 'owner')),
      ),
    )
  const own = people.filter(({ id }) => id === placedBy)
  return (own.length > 0 ? own : people).map(({ id }) => id)
}

async function readersOf(tx: Transaction, order: Ordered): Promise<number[]> {
  const accountants = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.companyId, order.companyId),
        eq(account.employeeRole, 'accountant'),
        ne(account.status, 'closed'),
      ),
    )
  return [...new Set([...(await ordererOf(tx, order)), ...accountants.map(({ id }) => id)])]
}
