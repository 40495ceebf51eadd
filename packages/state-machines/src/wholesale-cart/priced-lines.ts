import type { Money, PriceTier } from '@shyrdak/sdk/contract'
import { tierCounts, tierGroup, tierOf, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { wholesaleLines } from './find-lines.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/** A line with the list and tier that give its price in this cart; null where no list begins at so few. */
export interface PricedLine {
  readonly line: WholesaleLine
  readonly tier: PriceTier | null
}

const tiered = ({ goods, count }: WholesaleLine) => ({
  reyestr_id: goods.id,
  sole_id: goods.sole?.id ?? null,
  count,
})

const views = new WeakMap<WholesaleCart, readonly PricedLine[]>()

/** The lines in display order at what they cost together, as the store computes it. */
export function pricedLines(cart: WholesaleCart): readonly PricedLine[] {
  let view = views.get(cart)
  if (!view) {
    const lines = wholesaleLines(cart)
    const counts = tierCounts(lines.map(tiered))
    view = lines.map((line) => ({
      line,
      tier: tierOf(line.goods.prices, counts.get(tierGroup(tiered(line))) ?? line.count) ?? null,
    }))
    views.set(cart, view)
  }
  return view
}

/** The largest amount that Money can hold; only tampered storage comes near. */
const MOST_MONEY = 99_999_999_999_900

/** The sum of the cart, floored to whole units once. Source: spec §9. */
export function wholesaleSum(cart: WholesaleCart): Money {
  const exact = pricedLines(cart).reduce(
    (sum, { line, tier }) => sum + (tier ? toMinor(tier.price) * line.count : 0),
    0,
  )
  return toMoney(Math.min(Math.floor(exact / 100) * 100, MOST_MONEY))
}
