/** The history of retail orders, where an order can still be paid: without the prefix of a language. */
export const ORDER_HISTORY = '/admin/retail-order-history'

export const isOrderHistory = (path: string): boolean =>
  path === ORDER_HISTORY || path.startsWith(`${ORDER_HISTORY}/`)
