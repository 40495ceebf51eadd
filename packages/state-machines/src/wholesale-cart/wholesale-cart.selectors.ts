import { wholesaleItems } from './cart-items.ts'
import { pricedLines, wholesaleSum } from './priced-lines.ts'
import type { WholesaleCartSnapshot } from './wholesale-cart.machine.ts'

export const selectWholesaleCart = ({ value, context: { cart } }: WholesaleCartSnapshot) => ({
  state: value === 'changed' ? 'filled' : value, // `changed` is transient and occurs in no snapshot
  items: wholesaleItems(cart),
  /** Each with the tier that sets its price, including its list. */
  lines: pricedLines(cart),
  count: cart.items,
  sum: wholesaleSum(cart),
})
export type WholesaleCartView = Readonly<ReturnType<typeof selectWholesaleCart>>
