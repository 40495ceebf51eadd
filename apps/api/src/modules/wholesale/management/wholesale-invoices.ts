import type { managedWholesaleInvoices } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { addInvoice } from '../invoices/add-invoice.ts'
import { listManagedInvoices, readManagedInvoice } from '../invoices/managed-invoices.ts'
import { payInvoice } from '../invoices/pay-invoice.ts'

export const managedWholesaleInvoiceRoutes = {
  list: listManagedInvoices,
  read: ({ params }, context) => readManagedInvoice(context, params.id),
  pay: ({ principal, params, body }, context) => payInvoice(context, principal, params.id, body),
  add: ({ params, body }, context) => addInvoice(context, params.id, body),
} satisfies HandlersFor<typeof managedWholesaleInvoices>
