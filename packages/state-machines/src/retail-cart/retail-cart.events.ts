import type { OrderedLine } from '../cart-sync/remove-ordered.ts'
import type { Lost } from '../storage/envelope.ts'
import type { AddOutcome } from './add-line.ts'
import type { UnavailableLines } from './remove-unavailable.ts'
import type { CartGoods, CartLine } from './retail-cart.ts'
import type { StoredCart } from './stored-cart.ts'

export type RetailCartEvent =
  | { readonly type: 'line.add'; readonly goods: CartGoods; readonly count?: number }
  /** Sets a count from 1 to 99, and at most to what can be ordered. */
  | { readonly type: 'line.count'; readonly key: string; readonly count: number }
  /** `cart.undo` brings the line back for ten seconds, as it does after `unavailable.remove` and `cart.clear`. */
  | { readonly type: 'line.remove'; readonly key: string }
  /** Removes the lines of which nothing is left, and the pieces of others that are too many. */
  | { readonly type: 'unavailable.remove' }
  | { readonly type: 'cart.clear' }
  /** Empties the cart for a change of country, which offers its own undo. */
  | { readonly type: 'cart.empty' }
  /** Removes what was ordered; items added meanwhile stay. */
  | { readonly type: 'cart.ordered'; readonly lines: readonly OrderedLine[] }
  /** Adds lines in their former places; those that the cart has by now stay as they are. */
  | { readonly type: 'cart.restore'; readonly lines: readonly CartLine[] }
  | { readonly type: 'cart.undo' }
  /** Acknowledges changed prices. */
  | { readonly type: 'prices.seen' }
  /** Requests a quote now. Ignored while the cart is empty or a quote is on its way. */
  | { readonly type: 'quote.refresh' }
  /** While watched, every change requests a new quote. Each watch ends with an unwatch of its own. */
  | { readonly type: 'quote.watch' }
  | { readonly type: 'quote.unwatch' }
  | { readonly type: 'cart.read'; readonly stored: StoredCart }
  /** Stored lines were unreadable and moved to quarantine. */
  | { readonly type: 'cart.unread'; readonly lost: Lost }

/** The result of the last addition; `cart_full` if an order could not hold another line. */
export interface LineOutcome extends Omit<AddOutcome, 'kind'> {
  readonly kind: AddOutcome['kind'] | 'cart_full'
}

export type RetailCartEmitted =
  /** Once for every `line.add`, also if nothing was added. */
  | { readonly type: 'line.outcome'; readonly outcome: LineOutcome; readonly goods: CartGoods }
  /** After `line.remove` and `cart.clear`: the lines that `cart.undo` brings back. */
  | { readonly type: 'line.removed'; readonly lines: readonly CartLine[] }
  | ({ readonly type: 'unavailable.removed' } & UnavailableLines)
  | { readonly type: 'cart.unread'; readonly lost: Lost }
