import type { wholesaleInvoices } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { listInvoiceOrders, readInvoice, readInvoicesOfOrder } from '../invoices/read-invoices.ts'

export const invoiceRoutes = {
  orders: listInvoiceOrders,
  ofOrder: ({ params, principal }, context) => readInvoicesOfOrder(context, principal, params.orderId),
  read: ({ params, principal }, context) => readInvoice(context, principal, params),
} satisfies HandlersFor<typeof wholesaleInvoices>
