import type { ManagedInvoice, NewPayment } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { plainText, unstorableTexts } from '#platform/text/plain-text.ts'
import { queueInvoiceEmails } from '../emails/queue-emails.ts'
import { dayOf, isDay } from '#platform/day.ts'
import { invoice, invoicePayment } from '../tables.ts'
import { readManagedInvoice } from './managed-invoices.ts'
import type { InvoiceRow } from './present-invoice.ts'

/**
 * Records what has come of an invoice, and on which day, and emails the client what is new. With all of it, the invoice is
 * paid.
 * @throws NOT_FOUND, STALE where another manager was there meanwhile, INVALID for more than the invoice says, for nothing new,
 *   and for a day that is none or has not come
 */
export async function payInvoice(
  context: AppContext,
  principal: SessionPrincipal,
  id: number,
  { was, paid_sum: paid, date, note: sent = '' }: NewPayment,
): Promise<ManagedInvoice> {
  const issues = unstorableTexts({ note: sent })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const now = context.clock()
  if (!isDay(date)) throw refuseField(['date'], 'invalid')
  if (date > dayOf(now)) throw refuseField(['date'], 'not_allowed')
  const paidMinor = toMinor(paid)
  if (paidMinor === toMinor(was)) throw refuseField(['paid_sum'], 'invalid')
  await inTransaction(context, async (tx) => {
    const [found] = await tx.select().from(invoice).where(eq(invoice.id, id)).for('update')
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such invoice.' })
    if (found.paidMinor !== toMinor(was))
      throw refuse('STALE', { message: 'Another payment has been recorded in the meantime.' })
    if (paidMinor > found.sumMinor)
      throw refuseField(['paid_sum'], 'too_big', { max: found.sumMinor / 100, of: 'number' })
    await writePayment(tx, found, { paidMinor, date, note: plainText(sent), by: principal.userId, now })
    // A sum that was corrected downwards is a clerk's mistake, not news.
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

/** Writes what has come of an invoice, which the caller has locked. */
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
