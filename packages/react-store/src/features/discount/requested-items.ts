import type { LineRequest } from '@shyrdak/sdk/contract'
import type { CartLine } from '@shyrdak/state-machines/retail-cart'

/** Lines of the cart as the store is asked about them. */
export const requestedItems = (lines: readonly CartLine[]): LineRequest[] =>
  lines.map(({ goods: { product_id, variation_id, size, is_special }, count }) => ({
    product_id,
    variation_id,
    size,
    count,
    is_special,
  }))
