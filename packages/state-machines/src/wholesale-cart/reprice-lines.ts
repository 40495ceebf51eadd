import type { PriceTier } from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup } from '@shyrdak/sdk/rules'
import { putLine } from '../cart-sync/put-line.ts'
import { firstCost } from './put-cells.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/** A line and the store's current tier for it. */
export interface NewPrice {
  readonly key: string
  readonly tier: PriceTier
}

const tiered = ({ goods, count }: WholesaleLine) => ({
  reyestr_id: goods.id,
  sole_id: goods.sole?.id ?? null,
  count,
})

/**
 * Returns the cart with the current tier in each of these lines. It replaces the tiers up to the count that
 * the line's goods reach together; those beyond stay as last seen.
 */
export function repriceLines(cart: WholesaleCart, prices: readonly NewPrice[]): WholesaleCart {
  const counts = tierCounts([...cart.lines.values()].map(tiered))
  return prices.reduce((repriced, { key, tier }) => {
    const line = repriced.lines.get(key)
    if (!line) return repriced
    const reached = counts.get(tierGroup(tiered(line))) ?? line.count
    const goods = {
      ...line.goods,
      prices: [tier, ...line.goods.prices.filter(({ from_count }) => from_count > reached)],
    }
    return putLine(repriced, key, goods, firstCost(goods), line.count, line.added, line)
  }, cart)
}
