import { goodsReferences } from '#modules/catalogue/index.ts'
import { discountReferences } from '#modules/discounts/index.ts'
import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import type { OrdersContext } from './context.ts'
import { orderEmail } from './emails/order-email.ts'
import { orderNewsEmail } from './emails/order-news-email.ts'
import { artisanOrderEmail } from './emails/artisan-order-email.ts'
import { lostExpiries, orderExpiry, sweepOrders } from './expire-orders.ts'
import { managedOrderRoutes } from './management/orders.ts'
import { guestOrderRoutes } from './routes/guest-orders.ts'
import { orderRoutes } from './routes/orders.ts'
import { receiptRoutes } from './routes/receipts.ts'
import { specialOrderRoutes } from './routes/special-orders.ts'
import { reportDiscountedOrders } from './report-discounted-orders.ts'
import { reportOrderedGoods } from './report-ordered-goods.ts'
import { orderIncome, orderWaitingLines } from './waiting-lines.ts'

export type { OrdersContext } from './context.ts'
export { cancelItems, cancelOrder } from './cancel-order.ts'
export { isAnnouncedToCraftsmen, craftsmenOf } from './emails/craftsmen-of.ts'
export { orderEmail } from './emails/order-email.ts'
export { linesLeft, countLeft } from './rules/lines-left.ts'
export { findOrder, type OrderAccess } from './find-order.ts'
export { holdStock, releaseStock } from './hold-stock.ts'
export { limitHold } from './limit-hold.ts'
export { moveOrder } from './move-order.ts'
export {
  attemptsOf,
  eventsOf,
  itemsOf,
  linesOf,
  linesOfOrders,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './order-rows.ts'
export { orderSecret, paymentLinkPath } from './order-secret.ts'
export { nextOrderNumber } from './order-number.ts'
export {
  CANCELED,
  isCanceled,
  isOpenAttempt,
  isPayable,
  isProcessing,
  isWaitingForMoney,
  OPEN_ATTEMPT_STATES,
  paymentStateOf,
  takesMoney,
} from './rules/orders.ts'
export { hasNoOrders, seedOrder, type OrderSeed } from './seed-order.ts'
export { settlementNeeded } from './settlement-needed.ts'
export {
  paymentAttempt,
  paymentRefund,
  retailOrder,
  retailOrderLine,
  type AttemptState,
  type RefundState,
} from './tables.ts'
export { readManagedOrder } from './management/present-managed-order.ts'
export { refundableOf } from './management/present-payments.ts'

/**
 * Orders of retail and special goods: number, status, timeline, held stock, payment attempts. Those of wholesale
 * clients have tables of their own. Source: decision 0031.
 */
export const orders = {
  name: 'orders',
  handlers: {
    auth: { guestOrders: guestOrderRoutes },
    management: { orders: managedOrderRoutes },
    receipts: receiptRoutes,
    retailOrders: { orders: orderRoutes },
    specialGoods: { orders: specialOrderRoutes },
  },
  jobs: [orderEmail, orderExpiry, lostExpiries, orderNewsEmail, artisanOrderEmail],
  waiting: orderWaitingLines,
  income: [orderIncome],
  listeners: [
    on(goodsReferences, (_context: OrdersContext, goods) => reportOrderedGoods(goods)),
    on(discountReferences, (_context: OrdersContext, discount) => reportDiscountedOrders(discount)),
  ],
  images: { retail_order_line: { photo: 'path' }, retail_order_event: { photo: 'path' } },
  sweeps: [sweepOrders],
} satisfies Module<OrdersContext>
