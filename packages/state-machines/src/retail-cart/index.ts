export {
  addLine,
  applyQuote,
  cartKey,
  cartLines,
  cartSummary,
  changeCount,
  checkoutGroup,
  clearCart,
  daysToMake,
  emptyCart,
  groupsOf,
  isOrderable,
  lineLimit,
  mergeCarts,
  MAX_LINES,
  MAX_ITEMS,
  orderableCount,
  removeLine,
  removeLines,
  removeOrdered,
  type OrderedLine,
  restoreLines,
  storedItems,
  summaryOf,
  lineRequests,
  type Addition,
  type AddOutcome,
  type CartGoods,
  type CartGroup,
  type CartGroups,
  type CartLine,
  type CartSummary,
  type CheckoutGroup,
  type LineNote,
  type LineNotes,
  type StockAndLeadTime,
  type Removal,
  type RetailCart,
  type Stamp,
} from './rules.ts'
export { fromStored, RETAIL_CART, StoredCart, toStored } from './stored-cart.ts'
export type { LineOutcome, RetailCartEmitted, RetailCartEvent } from './retail-cart.events.ts'
export {
  retailCartMachine,
  type RetailCartActor,
  type RetailCartContext,
  type RetailCartSnapshot,
} from './retail-cart.machine.ts'
export type { Failure } from '../failure.ts'
export type { Schedule } from '../storage/schedule.ts'
export { persistCart, type CartRead, type PersistCart } from './persist-cart.ts'
export { retailCartContract } from './contract.ts'
export { retailCartActors, type RetailCartEffects } from './retail-cart.actors.ts'
export {
  selectCartState,
  selectCanOrder,
  selectCanUndo,
  selectCheckoutGroup,
  selectLines,
  selectNote,
  selectRetailCart,
  selectSummary,
  type CartState,
  type RetailCartView,
} from './retail-cart.selectors.ts'
