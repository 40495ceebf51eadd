import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { dayOf } from '#platform/day.ts'
import { invoice, invoiceNumber, type InvoiceSnapshot } from '../tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

interface NewInvoice {
  orderId: number
  sumMinor: number
  /** The order's total including this invoice. */
  totalMinor: number
  snapshot: InvoiceSnapshot
  now: Date
}

/**
 * Creates an invoice with the next number of its year. Call it last in a transaction: other invoices wait for
 * its commit, and a rollback frees the number.
 */
export async function makeInvoice(
  tx: Transaction,
  { orderId, sumMinor, totalMinor, snapshot, now }: NewInvoice,
): Promise<typeof invoice.$inferSelect> {
  const date = dayOf(now)
  const year = Number(date.slice(0, 4))
  const next = onlyRow(
    await tx
      .insert(invoiceNumber)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: invoiceNumber.year, set: { last: sql`${invoiceNumber.last} + 1` } })
      .returning({ sequence: invoiceNumber.last }),
    'insert into invoice_number',
  )
  const made = onlyRow(
    await tx
      .insert(invoice)
      .values({
        orderId,
        year,
        sequence: next.sequence,
        date,
        // A zero sum is paid from the start.
        status: sumMinor === 0 ? 'paid' : 'processing',
        sumMinor,
        totalMinor,
        snapshot,
      })
      .returning(),
    'insert into invoice',
  )
  return made
}
