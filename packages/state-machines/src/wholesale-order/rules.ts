export { EMPTY_ORDER, newWholesaleOrder, type OrderForm, type OrderRequest } from './new-order.ts'
export { orderRefusal, type OrderRefusal } from './order-refusal.ts'
