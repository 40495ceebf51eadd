export {
  cellKey,
  emptyWholesaleCart,
  type Logo,
  type WholesaleCart,
  type WholesaleCell,
  type WholesaleLine,
} from './wholesale-cart.ts'
export { addCell, addCells, hasRoomFor, setCount, type CellCount } from './put-cells.ts'
export { linesOf, wholesaleLines, type ItemPart } from './find-lines.ts'
export { leastCount, pricedLines, wholesaleSum, type PricedLine } from './priced-lines.ts'
export { wholesaleItems, type SelectedBrand, type WholesaleCartItem } from './cart-items.ts'
export { repriceLines, type NewPrice } from './reprice-lines.ts'
export { clearCart } from '../cart-sync/clear-cart.ts'
export { mergeCarts } from '../cart-sync/merge-carts.ts'
export { removeLine, removeLines } from '../cart-sync/remove-line.ts'
export { removeOrdered, type OrderedLine } from '../cart-sync/remove-ordered.ts'
export { restoreLines } from '../cart-sync/restore-lines.ts'
