import type { Money, LineRequest } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { CartLine, RetailCart } from './retail-cart.ts'

/** Lines in the order in which they came. */
export const inOrder = (lines: Iterable<CartLine>): CartLine[] =>
  [...lines].sort((a, b) => a.added - b.added || (a.key < b.key ? -1 : 1))

const views = new WeakMap<RetailCart, readonly CartLine[]>()

/** The lines as they are shown: made when first asked for, the same array for as long as the cart is the same. */
export function cartLines(cart: RetailCart): readonly CartLine[] {
  let view = views.get(cart)
  if (!view) views.set(cart, (view = inOrder(cart.lines.values())))
  return view
}

/** The most that money can say; only tampered storage comes near. */
const MOST_MONEY = 99_999_999_999_999

/** How many lines and pieces, and what the goods cost together in som. */
export interface CartSummary {
  readonly lines: number
  readonly items: number
  readonly total: Money
}

/** The same of some of the lines, such as those of one group. */
export const summaryOf = (lines: readonly CartLine[]): CartSummary => ({
  lines: lines.length,
  items: lines.reduce((sum, { count }) => sum + count, 0),
  total: toMoney(
    Math.min(
      lines.reduce((sum, { cost, count }) => sum + cost * count, 0),
      MOST_MONEY,
    ),
  ),
})

export const cartSummary = ({ size, items, total }: RetailCart): CartSummary => ({
  lines: size,
  items,
  total: toMoney(Math.min(total, MOST_MONEY)),
})

/** The lines as a quote is asked for them. */
export const lineRequests = (cart: RetailCart): LineRequest[] =>
  cartLines(cart).map(({ goods: { product_id, variation_id, size, is_special }, count }) => ({
    product_id,
    variation_id,
    size,
    count,
    is_special,
  }))
