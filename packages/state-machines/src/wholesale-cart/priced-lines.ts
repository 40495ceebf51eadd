import type { Money, PriceTier } from '@shyrdak/sdk/contract'
import { MAX_MINOR, tierOf, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { memoized } from '../memoized.ts'
import { wholesaleLines } from './find-lines.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/**
 * A line with the tier that sets its price in this cart, including its list; null if every tier starts at a
 * higher count.
 */
export interface PricedLine {
  readonly line: WholesaleLine
  readonly tier: PriceTier | null
}

/** Lines that reach a tier together, and the tier last found for them. */
interface Group {
  readonly product: number
  readonly sole: number
  count: number
  prices: readonly PriceTier[] | null
  tier: PriceTier | null
}

const soleOf = ({ goods }: WholesaleLine) => goods.sole?.id ?? 0

/**
 * Returns a function that finds the group of a line. Lines come product by product, so it mostly is that of
 * the line before.
 */
function groupFinder() {
  const products = new Map<number, Group[]>()
  let last: Group | undefined
  return (line: WholesaleLine): Group => {
    const product = line.goods.id
    const sole = soleOf(line)
    if (last && last.product === product && last.sole === sole) return last
    let groups = products.get(product)
    if (!groups) products.set(product, (groups = []))
    let group = groups.find((one) => one.sole === sole)
    if (!group) groups.push((group = { product, sole, count: 0, prices: null, tier: null }))
    return (last = group)
  }
}

/** Lines of one group mostly have the same prices, so their tier is looked up once. */
function tierIn(group: Group, { goods: { prices } }: WholesaleLine): PriceTier | null {
  if (group.prices !== prices) {
    group.prices = prices
    group.tier = tierOf(prices, group.count) ?? null
  }
  return group.tier
}

/** Returns the lines in display order with the tiers that they reach together, as the store computes them. */
export const pricedLines = memoized((cart: WholesaleCart): readonly PricedLine[] => {
  const lines = wholesaleLines(cart)
  const groupOf = groupFinder()
  for (const line of lines) groupOf(line).count += line.count
  return lines.map((line) => ({ line, tier: tierIn(groupOf(line), line) }))
})

/** The count from which goods have a price; 1 if it is unknown. */
export const leastCount = (prices: readonly PriceTier[]): number =>
  prices.reduce((least, { from_count }) => Math.min(least, from_count), prices[0]?.from_count ?? 1)

/** Returns the sum of the cart, floored to whole units once. Source: spec §9. */
export function wholesaleSum(cart: WholesaleCart): Money {
  // Many lines share a tier, so its price is parsed once.
  const amounts = new Map<PriceTier, number>()
  let last: PriceTier | null = null
  let amount = 0
  let exact = 0
  for (const { line, tier } of pricedLines(cart)) {
    if (!tier) continue
    if (tier !== last) {
      amount = amounts.get(tier) ?? toMinor(tier.price)
      amounts.set(tier, amount)
      last = tier
    }
    exact += amount * line.count
  }
  // Only tampered storage comes near the maximum amount.
  return toMoney(Math.floor(Math.min(exact, MAX_MINOR) / 100) * 100)
}
