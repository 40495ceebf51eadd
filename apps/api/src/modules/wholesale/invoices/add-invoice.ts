import type { ManagedInvoice, NewInvoice } from '@shyrdak/sdk/management'
import { floorToWhole, MAX_MINOR, toMinor, toMoney, ZERO } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { clientTerms } from '../client-terms.ts'
import { queueInvoiceEmails } from './emails/queue-invoice-emails.ts'
import { wholesaleOrder } from '../tables.ts'
import { makeInvoice } from './make-invoice.ts'
import { readManagedInvoice } from './managed-invoices.ts'

/** The maximum total of an order, which is whole som. */
const MAX_TOTAL_MINOR = toMinor(floorToWhole(toMoney(MAX_MINOR)))

/**
 * Adds an invoice for extras to an order. The order's total grows by it, so that the balance remains the
 * total minus what was paid.
 * @throws NOT_FOUND; STALE when the order's total has changed; INVALID for a sum that is zero, not whole or
 * too big
 */
export async function addInvoice(
  context: AppContext,
  orderId: number,
  { was, sum, title: sent }: NewInvoice,
): Promise<ManagedInvoice> {
  const title = readableText('title', sent, 1)
  if (sum === ZERO || sum !== floorToWhole(sum)) throw refuseField(['sum'], 'invalid')
  const id = await transactionWithJobs(context, async (tx) => {
    const [order] = await tx.select().from(wholesaleOrder).where(eq(wholesaleOrder.id, orderId)).for('update')
    if (!order) throw refuse('NOT_FOUND', { message: 'There is no such order.' })
    if (order.totalMinor !== toMinor(was))
      throw refuse('STALE', { message: 'Another invoice has been made in the meantime.' })
    const sumMinor = toMinor(sum)
    const totalMinor = order.totalMinor + sumMinor
    if (totalMinor > MAX_TOTAL_MINOR)
      throw refuseField(['sum'], 'too_big', { max: (MAX_TOTAL_MINOR - order.totalMinor) / 100, of: 'number' })
    await tx.update(wholesaleOrder).set({ totalMinor }).where(eq(wholesaleOrder.id, orderId))
    const { company: name, country, city } = await clientTerms(tx, { id: order.companyId })
    const made = await makeInvoice(tx, {
      orderId,
      sumMinor,
      totalMinor,
      snapshot: {
        company: { name, country_iso_code: country, city },
        lines: [{ name: { en: title, ru: title, kg: title }, details: [], count: 1, price: sum, sum }],
      },
      now: context.clock(),
    })
    await queueInvoiceEmails(context, tx, made.id, 'made')
    return made.id
  })
  return readManagedInvoice(context, id)
}
