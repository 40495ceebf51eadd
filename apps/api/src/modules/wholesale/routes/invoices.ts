import type { wholesaleInvoices } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { invoicePdf } from '../invoices/invoice-pdf.ts'
import { listInvoiceOrders, readInvoice, readInvoicesOfOrder } from '../invoices/read-invoices.ts'

export const invoiceRoutes = {
  orders: listInvoiceOrders,
  ofOrder: ({ params, principal }, context) => readInvoicesOfOrder(context, principal, params.orderId),
  read: ({ params, principal, language }, context) => readInvoice(context, principal, params, language),
  pdf: async ({ params, principal, language }, context) =>
    invoicePdf(await readInvoice(context, principal, params, language), language, context.settings),
} satisfies HandlersFor<typeof wholesaleInvoices>
