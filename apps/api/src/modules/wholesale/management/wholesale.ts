import type { managedWholesale } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { adjustKits } from '../branding/adjust-kits.ts'
import { payInvoice } from '../invoices/pay-invoice.ts'
import { moveOrder } from '../orders/move-order.ts'

export const managedWholesaleRoutes = {
  moveOrder: ({ principal, params, body }, context) => moveOrder(context, principal, params.id, body),
  payInvoice: ({ params, body }, context) => payInvoice(context, params.id, body),
  adjustBrand: ({ principal, params, body }, context) => adjustKits(context, principal, params.id, body),
} satisfies HandlersFor<typeof managedWholesale>
