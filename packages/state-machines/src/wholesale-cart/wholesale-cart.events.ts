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
  /** Removes an item, or its part of a colour, size or sole. */
  | { readonly type: 'part.remove'; readonly part: ItemPart }
  | { readonly type: 'cart.clear' }
  /** Puts removed lines back. */
  | { readonly type: 'cart.restore'; readonly lines: readonly WholesaleLine[] }
  /** Takes over prices that the store has named since, once the client has agreed to them. */
  | { readonly type: 'prices.accept'; readonly prices: readonly NewPrice[] }
  /** Takes out what was ordered. */
  | { readonly type: 'cart.ordered'; readonly keys: readonly string[] }
  | { readonly type: 'cart.read'; readonly stored: StoredWholesaleCart }
  | { readonly type: 'cart.unread'; readonly lost: Lost }
  /** People of another company have logged in: from here on this is the cart of that company. */
  | { readonly type: 'company.changed' }

export type WholesaleCartEmitted =
  | { readonly type: 'cells.added'; readonly count: number }
  /** An order could not hold so many lines. */
  | { readonly type: 'cart.full' }
  | { readonly type: 'lines.removed'; readonly lines: readonly WholesaleLine[] }
  /** It was emptied, or ordered: what was bought for it is no longer remembered. */
  | { readonly type: 'cart.cleared' }
  | { readonly type: 'cart.ordered' }
  | { readonly type: 'cart.unread'; readonly lost: Lost }
