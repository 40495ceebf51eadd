import type { Money, LineRequest } from '@shyrdak/sdk/contract'
import { MAX_MINOR, toMoney } from '@shyrdak/sdk/rules'
import { inOrder } from '../cart-sync/synced-cart.ts'
import { memoized } from '../memoized.ts'
import type { CartLine, RetailCart } from './retail-cart.ts'

/** Returns the lines in display order: computed on first use, and the same array until the cart changes. */
export const cartLines = memoized((cart: RetailCart): readonly CartLine[] => inOrder(cart.lines.values()))

/** Only tampered storage comes near the maximum amount. */
const sumOf = (minor: number): Money => toMoney(Math.min(minor, MAX_MINOR))

/** Numbers of lines and items, and the total in som. */
export interface CartSummary {
  readonly lines: number
  readonly items: number
  readonly total: Money
}

/** Returns the summary of some lines, such as those of a group. */
export const summaryOf = (lines: readonly CartLine[]): CartSummary => ({
  lines: lines.length,
  items: lines.reduce((sum, { count }) => sum + count, 0),
  total: sumOf(lines.reduce((sum, { cost, count }) => sum + cost * count, 0)),
})

export const cartSummary = ({ size, items, total }: RetailCart): CartSummary => ({
  lines: size,
  items,
  total: sumOf(total),
})

/** Converts a line to the request for its quote. */
export const lineRequestOf = ({
  goods: { product_id, variation_id, size, is_special },
  count,
}: CartLine): LineRequest => ({ product_id, variation_id, size, count, is_special })

/** Returns the requests for a quote of all lines. */
export const lineRequests = (cart: RetailCart): LineRequest[] => cartLines(cart).map(lineRequestOf)
