/** Paths without language prefix. Source: spec §2. */
export const ORDER_HISTORY = '/admin/order-history'
export const INVOICE_ORDERS = '/admin/invoice/orders'
export const BRANDING = '/admin/order-details'
export const PRICE_LIST = '/admin/price-list'

export const orderPath = (id: number): string => `${ORDER_HISTORY}/details/${id}`
export const invoicePath = (orderId: number, invoiceId?: number): string =>
  `/admin/invoice/order/${orderId}${invoiceId === undefined ? '' : `?invoice=${invoiceId}`}`
