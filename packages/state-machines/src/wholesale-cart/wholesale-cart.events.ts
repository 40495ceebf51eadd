import type { OrderedLine } from '../cart-sync/remove-ordered.ts'
import type { Lost } from '../storage/envelope.ts'
import type { ItemPart } from './find-lines.ts'
import type { CellCount } from './put-cells.ts'
import type { NewPrice } from './reprice-lines.ts'
import type { StoredWholesaleCart } from './stored-cart.ts'
import type { WholesaleLine } from './wholesale-cart.ts'

export type WholesaleCartEvent =
  /** Adds all cells or none. */
  | { readonly type: 'cells.add'; readonly cells: readonly CellCount[] }
  | { readonly type: 'line.count'; readonly key: string; readonly count: number }
  | { readonly type: 'line.remove'; readonly key: string }
  /** Removes an item, or its lines of a colour, size or sole. */
  | { readonly type: 'part.remove'; readonly part: ItemPart }
  | { readonly type: 'cart.clear' }
  /** Restores removed lines. */
  | { readonly type: 'cart.restore'; readonly lines: readonly WholesaleLine[] }
  /** Applies prices that the store has changed and the client has accepted. */
  | { readonly type: 'prices.accept'; readonly prices: readonly NewPrice[] }
  /** Removes what was ordered. */
  | { readonly type: 'cart.ordered'; readonly lines: readonly OrderedLine[] }
  | { readonly type: 'cart.read'; readonly stored: StoredWholesaleCart }
  | { readonly type: 'cart.unread'; readonly lost: Lost }
  /** Employees of another company have logged in: from now on this is the cart of that company. */
  | { readonly type: 'company.changed' }

export type WholesaleCartEmitted =
  /** `leftOut` pieces exceed what a line can hold. */
  | { readonly type: 'cells.added'; readonly count: number; readonly leftOut: number }
  /** An order could not hold so many lines. */
  | { readonly type: 'cart.full' }
  | { readonly type: 'lines.removed'; readonly lines: readonly WholesaleLine[] }
  /** The cart was emptied or ordered: the kits bought for it are forgotten. */
  | { readonly type: 'cart.cleared' }
  | { readonly type: 'cart.ordered' }
  | { readonly type: 'cart.unread'; readonly lost: Lost }
