import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { dayOf } from '#platform/day.ts'
import { invoice, invoiceNumber, type InvoiceSnapshot } from '../tables.ts'

interface NewInvoice {
  orderId: number
  sumMinor: number
  /** The order's with this invoice. */
  totalMinor: number
  snapshot: InvoiceSnapshot
  now: Date
}

/**
 * Makes an invoice under the next number of its year. Whoever makes another waits for this transaction, and gets the same
 * number if it fails: so it stands last in a transaction.
 */
export async function makeInvoice(
  tx: Transaction,
  { orderId, sumMinor, totalMinor, snapshot, now }: NewInvoice,
): Promise<typeof invoice.$inferSelect> {
  const date = dayOf(now)
  const year = Number(date.slice(0, 4))
  const [next] = await tx
    .insert(invoiceNumber)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumber.year, set: { last: sql`${invoiceNumber.last} + 1` } })
    .returning({ sequence: invoiceNumber.last })
  if (!next) throw new Error('insert into invoice_number returned no row')
  const [made] = await tx
    .insert(invoice)
    .values({
      orderId,
      year,
      sequence: next.sequence,
      date,
      // Nothing is left to pay of nothing.
      status: sumMinor === 0 ? 'paid' : 'processing',
      sumMinor,
      totalMinor,
      snapshot,
    })
    .returning()
  if (!made) throw new Error('insert into invoice returned no row')
  return made
}
