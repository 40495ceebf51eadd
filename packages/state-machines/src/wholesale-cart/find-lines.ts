import type { PriceType } from '@shyrdak/sdk/contract'
import { inOrder } from '../cart-sync/synced-cart.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/** Part of an item: all of it, or of one colour, size or sole, or where these cross. */
export interface ItemPart {
  readonly id: number
  readonly price_type: PriceType
  readonly colorId?: number
  readonly sizeId?: string
  /** Null for what has no sole. */
  readonly soleId?: number | null
}

/** The lines of a part of an item. With its last size or colour, the item itself is gone. */
export const linesOf = (cart: WholesaleCart, part: ItemPart): WholesaleLine[] =>
  [...cart.lines.values()].filter(
    ({ goods }) =>
      goods.id === part.id &&
      goods.price_type === part.price_type &&
      (part.colorId === undefined || goods.color.id === part.colorId) &&
      (part.sizeId === undefined || goods.size.id === part.sizeId) &&
      (part.soleId === undefined || (goods.sole?.id ?? null) === part.soleId),
  )

const views = new WeakMap<WholesaleCart, readonly WholesaleLine[]>()

/** The lines in display order: computed on first use, the same array while the cart is the same. */
export function wholesaleLines(cart: WholesaleCart): readonly WholesaleLine[] {
  let view = views.get(cart)
  if (!view) views.set(cart, (view = inOrder(cart.lines.values())))
  return view
}
