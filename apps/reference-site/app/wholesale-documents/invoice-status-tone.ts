import type { InvoiceStatus } from '@shyrdak/sdk/contract'

/** The tone of the status badge. */
export const invoiceStatusTone = (status: InvoiceStatus): 'sage' | 'indigo' =>
  status === 'paid' ? 'sage' : 'indigo'
