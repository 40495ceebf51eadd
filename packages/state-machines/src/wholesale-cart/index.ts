export {
  cellKey,
  emptyWholesaleCart,
  type Logo,
  type WholesaleCart,
  type WholesaleCell,
  type WholesaleLine,
  addCell,
  addCells,
  hasRoomFor,
  setCount,
  type CellCount,
  linesOf,
  wholesaleLines,
  type ItemPart,
  leastCount,
  pricedLines,
  wholesaleSum,
  type PricedLine,
  wholesaleItems,
  type SelectedBrand,
  type WholesaleCartItem,
  repriceLines,
  type NewPrice,
  clearCart,
  mergeCarts,
  removeLine,
  removeLines,
  removeOrdered,
  type OrderedLine,
  restoreLines,
} from './rules.ts'
export { fromStored, StoredWholesaleCart, toStored, WHOLESALE_CART } from './stored-cart.ts'
export type { WholesaleCartEmitted, WholesaleCartEvent } from './wholesale-cart.events.ts'
export {
  wholesaleCartMachine,
  type WholesaleCartActor,
  type WholesaleCartContext,
  type WholesaleCartInput,
  type WholesaleCartSnapshot,
} from './wholesale-cart.machine.ts'
export { wholesaleCartActors, type WholesaleCartEffects } from './wholesale-cart.actors.ts'
export { selectWholesaleCart, type WholesaleCartView } from './wholesale-cart.selectors.ts'
