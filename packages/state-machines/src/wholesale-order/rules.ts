export { newWholesaleOrder, type OrderForm, type OrderRequest } from './new-order.ts'
export type { OrderRefusal } from './order-refusal.ts'
