import type { Lost } from '../storage/envelope.ts'
import type { AddOutcome } from './add-line.ts'
import type { CartGoods, CartLine } from './retail-cart.ts'
import type { StoredCart } from './stored-cart.ts'

export type RetailCartEvent =
  | { readonly type: 'line.add'; readonly goods: CartGoods; readonly count?: number }
  | { readonly type: 'line.count'; readonly key: string; readonly count: number }
  | { readonly type: 'line.remove'; readonly key: string }
  /** Takes out everything that cannot be ordered. */
  | { readonly type: 'unavailable.remove' }
  | { readonly type: 'cart.clear' }
  /** Emptied for another country: what was in it is offered back by that change, not by the cart. */
  | { readonly type: 'cart.empty' }
  | { readonly type: 'cart.ordered'; readonly keys: readonly string[] }
  | { readonly type: 'cart.restore'; readonly lines: readonly CartLine[] }
  | { readonly type: 'cart.undo' }
  /** The new prices were seen: they are no longer shown beside the old ones. */
  | { readonly type: 'prices.seen' }
  | { readonly type: 'quote.refresh' }
  /** While watched, the cart asks for a new quote after every change. */
  | { readonly type: 'quote.watch' }
  | { readonly type: 'quote.unwatch' }
  | { readonly type: 'cart.read'; readonly stored: StoredCart }
  /** Kept lines that cannot be read were set aside. */
  | { readonly type: 'cart.unread'; readonly lost: Lost }

/** What became of the last addition; `cart_full` when the cart has as many lines as an order can hold. */
export interface LineOutcome extends Omit<AddOutcome, 'kind'> {
  readonly kind: AddOutcome['kind'] | 'cart_full'
}

export type RetailCartEmitted =
  | { readonly type: 'line.outcome'; readonly outcome: LineOutcome; readonly goods: CartGoods }
  | { readonly type: 'line.removed'; readonly lines: readonly CartLine[] }
  | { readonly type: 'cart.unread'; readonly lost: Lost }
