import type { Money, PriceTier } from '@shyrdak/sdk/contract'
import { tierGroup, tierOf, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { wholesaleLines } from './find-lines.ts'
import type { WholesaleCart, WholesaleLine } from './wholesale-cart.ts'

/** A line with the list and tier that give its price in this cart; null where no list begins at so few. */
export interface PricedLine {
  readonly line: WholesaleLine
  readonly tier: PriceTier | null
}

const groupOf = ({ goods }: WholesaleLine) =>
  tierGroup({ reyestr_id: goods.id, sole_id: goods.sole?.id ?? null })

const views = new WeakMap<WholesaleCart, readonly PricedLine[]>()

/** The lines in display order at what they cost together, as the store computes it. */
export function pricedLines(cart: WholesaleCart): readonly PricedLine[] {
  let view = views.get(cart)
  if (!view) {
    const lines = wholesaleLines(cart)
    const groups = lines.map(groupOf)
    const counts = new Map<string, number>()
    lines.forEach(({ count }, index) => {
      const group = groups[index] ?? ''
      counts.set(group, (counts.get(group) ?? 0) + count)
    })
    view = lines.map((line, index) => ({
      line,
      tier: tierOf(line.goods.prices, counts.get(groups[index] ?? '') ?? line.count) ?? null,
    }))
    views.set(cart, view)
  }
  return view
}

/** The largest amount that Money can hold; only tampered storage comes near. */
const MOST_MONEY = 99_999_999_999_900

/** The sum of the cart, floored to whole units once. Source: spec §9. */
export function wholesaleSum(cart: WholesaleCart): Money {
  // Many lines share a tier: its price is read once.
  const minor = new Map<PriceTier, number>()
  let exact = 0
  for (const { line, tier } of pricedLines(cart)) {
    if (!tier) continue
    const price = minor.get(tier) ?? toMinor(tier.price)
    minor.set(tier, price)
    exact += price * line.count
  }
  return toMoney(Math.min(Math.floor(exact / 100) * 100, MOST_MONEY))
}
