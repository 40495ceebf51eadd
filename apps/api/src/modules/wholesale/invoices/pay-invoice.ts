import type { Invoice, Money } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { invoice, wholesaleOrder } from '../tables.ts'
import { presentInvoice } from './present-invoice.ts'

/**
 * Records what has come of an invoice. With all of it, the invoice is paid.
 * @throws NOT_FOUND, STALE where another manager was there meanwhile, INVALID for more than the invoice says
 */
export const payInvoice = (
  { db }: Pick<AppContext, 'db'>,
  id: number,
  { was, paid_sum: paid }: { was: Money; paid_sum: Money },
): Promise<Invoice> =>
  transaction(db, async (tx) => {
    const [found] = await tx
      .select({ invoice, order: wholesaleOrder })
      .from(invoice)
      .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
      .where(eq(invoice.id, id))
      .for('update', { of: invoice })
    if (!found) throw refuse('NOT_FOUND', { message: 'There is no such invoice.' })
    const { sumMinor, paidMinor: before } = found.invoice
    if (before !== toMinor(was))
      throw refuse('STALE', { message: 'Another payment has been recorded in the meantime.' })
    const paidMinor = toMinor(paid)
    if (paidMinor > sumMinor)
      throw refuseField(['paid_sum'], 'too_big', { max: sumMinor / 100, of: 'number' })
    const set = { paidMinor, status: paidMinor === sumMinor ? 'paid' : 'processing' } as const
    await tx.update(invoice).set(set).where(eq(invoice.id, id))
    return presentInvoice({ ...found.invoice, ...set }, found.order)
  })
