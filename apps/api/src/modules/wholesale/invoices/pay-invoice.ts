import type { ManagedInvoice, NewPayment } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import { queueInvoiceEmails } from './emails/queue-invoice-emails.ts'
import { dayOf, isDay } from '#platform/day.ts'
import { invoice, invoicePayment } from '../tables.ts'
import { readManagedInvoice } from './managed-invoices.ts'
import type { InvoiceRow } from './present-invoice.ts'

/**
 * Records the amount paid on an invoice so far and the day of the payment, and emails the client about an
 * increase. The invoice is paid once the full sum is.
 * @throws NOT_FOUND; STALE when another payment was recorded since; INVALID for more than the sum, an
 * unchanged amount, or a day that is invalid or in the future
 */
export async function payInvoice(
  context: AppContext,
  principal: SessionPrincipal,
  id: number,
  { was, paid_sum: paid, date, note: sent = '' }: NewPayment,
): Promise<ManagedInvoice> {
  refuseUnstorable({ note: sent })
  const now = context.clock()
  if (!isDay(date)) throw refuseField(['date'], 'invalid')
  if (date > dayOf(now)) throw refuseField(['date'], 'not_allowed')
  const paidMinor = toMinor(paid)
  if (paidMinor === toMinor(was)) throw refuseField(['paid_sum'], 'invalid')
  await transactionWithJobs(context, async (tx) => {
    const [found] = await tx.select().from(invoice).where(eq(invoice.id, id)).for('update')
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such invoice.' })
    if (found.paidMinor !== toMinor(was))
      throw refuse('STALE', { message: 'Another payment has been recorded in the meantime.' })
    if (paidMinor > found.sumMinor)
      throw refuseField(['paid_sum'], 'too_big', { max: found.sumMinor / 100, of: 'number' })
    await writePayment(tx, found, { paidMinor, date, note: plainText(sent), by: principal.userId, now })
    // A lower amount corrects a mistake and is not emailed.
    if (paidMinor > found.paidMinor) await queueInvoiceEmails(context, tx, id, 'paid')
  })
  return readManagedInvoice(context, id)
}

interface Payment {
  paidMinor: number
  date: string
  note: string
  by: number | null
  now: Date
}

/** Records a payment. The caller has locked the invoice. */
export async function writePayment(
  tx: Transaction,
  { id, sumMinor, paidMinor: before }: InvoiceRow,
  { paidMinor, date, note, by, now }: Payment,
): Promise<void> {
  await tx.insert(invoicePayment).values({
    invoiceId: id,
    amountMinor: paidMinor - before,
    date,
    note,
    bookedBy: by,
    createdAt: now,
  })
  await tx
    .update(invoice)
    .set({ paidMinor, status: paidMinor === sumMinor ? 'paid' : 'processing' })
    .where(eq(invoice.id, id))
}
