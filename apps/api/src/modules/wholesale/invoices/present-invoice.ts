import type { Invoice } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { invoice } from '../tables.ts'

export type InvoiceRow = typeof invoice.$inferSelect

/** `2026-000017`: the year and a number within it, without gaps. */
export const invoiceNumberOf = ({ year, sequence }: Pick<InvoiceRow, 'year' | 'sequence'>): string =>
  `${year}-${String(sequence).padStart(6, '0')}`

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: invoiceNumberOf(row),
  date: row.date,
  status: row.status,
  total_sum: toMoney(row.totalMinor),
  invoice_sum: toMoney(row.sumMinor),
  paid_sum: toMoney(row.paidMinor),
})
