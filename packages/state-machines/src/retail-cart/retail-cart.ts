import type { LocalizedText, Money } from '@shyrdak/sdk/contract'
import { lineKey, type LineIdentity } from '@shyrdak/sdk/rules'
import type { LineRemoval } from '../cart-sync/remove-line.ts'
import { emptySyncedCart, type SyncedCart, type SyncedLine } from '../cart-sync/synced-cart.ts'

/** The goods of a line as last seen in the user's country. `stock` is the number in stock. */
export interface CartGoods extends LineIdentity {
  readonly is_special: boolean
  readonly slug: string
  readonly name: LocalizedText
  readonly photo: string
  readonly color_name: LocalizedText
  /** Som per item, after discount. */
  readonly sale_cost: Money
  readonly stock: number
  /** Days until items beyond the stock are ready; only for special goods made to order. */
  readonly made_to_order_days?: number | null
  /** Set if the product has a size chart. */
  readonly size_chart_id?: number
}

/** `cost` is `sale_cost` in tyiyn. */
export interface CartLine extends SyncedLine {
  readonly goods: CartGoods
}

/** See `SyncedCart`. */
export type RetailCart = SyncedCart<CartLine>

/** The cart after a removal, and the removed line. */
export type Removal = LineRemoval<CartLine>

/** Special goods have their own ids, so their keys have a prefix. */
export const cartKey = (identity: LineIdentity): string => lineKey(identity)

/** `replica` identifies the tab: any short random text. */
export const emptyCart = (replica: string): RetailCart => emptySyncedCart(replica)
