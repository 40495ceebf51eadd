export {
  addLine,
  applyQuote,
  cartKey,
  cartLines,
  cartSummary,
  changeCount,
  clearCart,
  emptyCart,
  isOrderable,
  lineLimit,
  mergeCarts,
  MOST_LINES,
  MOST_PIECES,
  removeLine,
  removeLines,
  restoreLines,
  storedPieces,
  wantedLines,
  type Addition,
  type AddOutcome,
  type CartGoods,
  type CartLine,
  type CartSummary,
  type LineNote,
  type LineNotes,
  type Removal,
  type RetailCart,
  type Stamp,
} from './rules.ts'
export { fromStored, RETAIL_CART, StoredCart, toStored } from './stored-cart.ts'
export type { LineOutcome, RetailCartEmitted, RetailCartEvent } from './retail-cart.events.ts'
export {
  retailCartMachine,
  type CartRead,
  type KeepCart,
  type RetailCartActor,
  type RetailCartContext,
  type RetailCartSnapshot,
} from './retail-cart.machine.ts'
export type { Failure } from '../failure.ts'
export { keepCart, type Schedule } from './keep-cart.ts'
export { retailCartActors, type RetailCartEffects, type RetailCartSdk } from './retail-cart.actors.ts'
export {
  selectBasketState,
  selectCanOrder,
  selectCanUndo,
  selectLines,
  selectNote,
  selectRevision,
  selectSummary,
  type BasketState,
} from './retail-cart.selectors.ts'
