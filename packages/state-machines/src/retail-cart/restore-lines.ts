import { putLine } from './put-line.ts'
import type { CartLine, RetailCart } from './retail-cart.ts'

/** Brings removed lines back where they stood. A line that was added again meanwhile stays as it is. */
export function restoreLines(cart: RetailCart, lines: readonly CartLine[]): RetailCart {
  let after = cart
  for (const { key, goods, cost, count, added } of lines)
    if (!after.lines.has(key)) after = putLine(after, key, goods, cost, count, added, undefined)
  return after
}
