import type { PriceType } from '@shyrdak/sdk/contract'
import { inOrder } from '../cart-sync/synced-cart.ts'
import { memoized } from '../memoized.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/** A part of an item: all of it, a colour, size or sole, or a combination of these. */
export interface ItemPart {
  readonly id: number
  readonly price_type: PriceType
  readonly colorId?: number
  readonly sizeId?: string
  /** Null for lines without a sole. */
  readonly soleId?: number | null
}

/** Returns the lines of a part of an item. Removing its last size or colour removes the item itself. */
export const linesOf = (cart: WholesaleCart, part: ItemPart): WholesaleLine[] =>
  [...cart.lines.values()].filter(
    ({ goods }) =>
      goods.id === part.id &&
      goods.price_type === part.price_type &&
      (part.colorId === undefined || goods.color.id === part.colorId) &&
      (part.sizeId === undefined || goods.size.id === part.sizeId) &&
      (part.soleId === undefined || (goods.sole?.id ?? null) === part.soleId),
  )

/** Returns the lines in display order: computed on first use, and the same array until the cart changes. */
export const wholesaleLines = memoized((cart: WholesaleCart): readonly WholesaleLine[] =>
  inOrder(cart.lines.values()),
)
