export { MAX_LINES, MAX_ITEMS } from './cart-limits.ts'
export { cartKey, emptyCart, type CartGoods, type CartLine, type RetailCart } from './retail-cart.ts'
export type { Stamp } from '../cart-sync/stamps.ts'
export { addLine, lineLimit, type Addition, type AddOutcome } from './add-line.ts'
export { changeCount } from './change-count.ts'
export { removeLine, removeLines } from '../cart-sync/remove-line.ts'
export { removeOrdered, type OrderedLine } from '../cart-sync/remove-ordered.ts'
export type { Removal } from './retail-cart.ts'
export { daysToMake, orderableCount, type StockAndLeadTime } from './days-to-make.ts'
export {
  checkoutGroup,
  groupsOf,
  type CartGroup,
  type CartGroups,
  type CheckoutGroup,
} from './cart-groups.ts'
export { clearCart } from '../cart-sync/clear-cart.ts'
export { restoreLines } from '../cart-sync/restore-lines.ts'
export { mergeCarts } from '../cart-sync/merge-carts.ts'
export { applyQuote, isOrderable, type LineNote, type LineNotes } from './apply-quote.ts'
export {
  cartLines,
  cartSummary,
  summaryOf,
  lineRequestOf,
  lineRequests,
  type CartSummary,
} from './cart-lines.ts'
export { storedItems } from './stored-items.ts'
