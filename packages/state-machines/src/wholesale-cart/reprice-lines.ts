import type { PriceTier } from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup } from '@shyrdak/sdk/rules'
import { putLine } from '../cart-sync/put-line.ts'
import { firstCost } from './put-cells.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/** A line and the tier that the store gives it today. */
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
 * The cart with today's tier in each of these lines. Tiers up to the count that the line's goods have together are replaced
 * by it, those beyond stay as they were seen.
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
