import type { InvoiceStatus } from '@shyrdak/sdk/contract'

/** The colour of a badge. */
export const invoiceStatusTone = (status: InvoiceStatus): 'sage' | 'indigo' =>
  status === 'paid' ? 'sage' : 'indigo'
