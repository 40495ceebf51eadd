import { putLine } from './put-line.ts'
import type { CartLine, RetailCart } from './retail-cart.ts'

/**
 * Restores removed lines in their former places. Lines that were added again in the meantime are not changed.
 */
export function restoreLines(cart: RetailCart, lines: readonly CartLine[]): RetailCart {
  let after = cart
  for (const { key, goods, cost, count, added } of lines)
    if (!after.lines.has(key)) after = putLine(after, key, goods, cost, count, added, undefined)
  return after
}
