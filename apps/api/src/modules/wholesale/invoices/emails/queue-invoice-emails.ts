import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { queued } from '#platform/jobs/job.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { readersOf } from '../../emails/order-readers.ts'
import { invoice, wholesaleOrder } from '../../tables.ts'
import { wholesaleInvoiceEmail, type InvoiceEmailKind } from './wholesale-invoice-email.ts'

/** Queues emails about an invoice or its payment to the order's buyer and the company's accountants. */
export async function queueInvoiceEmails(
  { jobs }: Pick<AppContext, 'jobs'>,
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
