import type { Brand } from '@shyrdak/sdk/contract'
import { kitCounts, multiplyMoney, roundUpToKits, ZERO } from '@shyrdak/sdk/rules'
import type { WholesaleLine } from '../wholesale-cart/wholesale-cart.ts'

/** Pieces of each kit that the lines of a cart take. */
export const cartKits = (lines: Iterable<WholesaleLine>): Map<number, number> =>
  kitCounts(
    Array.from(lines, ({ count, goods }) => ({
      count,
      brand_id: goods.brand?.id ?? null,
      sole_brand_id: goods.sole_brand?.id ?? null,
    })),
  )

/** How many pieces have to be bought, in whole kits, so that a kit is enough for the cart. */
export const missingCount = ({ starter_remainder: left, selected_count: taken, count }: Brand): number =>
  roundUpToKits(Math.max(0, taken - Math.max(0, left)), count)

/**
 * The client's kits without what a cart of these lines takes: `remainder` falls below zero where it takes more than there is, and
 * `brandsPrice` is what the missing kits cost. Taking a line out gives its pieces back. Source: spec §4, cart rules.
 */
export function kitsBesideCart(kits: readonly Brand[], lines: Iterable<WholesaleLine>): Brand[] {
  const taken = cartKits(lines)
  return kits.map((kit) => {
    const selected_count = taken.get(kit.id) ?? 0
    const own: Brand = {
      ...kit,
      selected_count,
      remainder: kit.starter_remainder - selected_count,
      isEnough: selected_count <= kit.starter_remainder,
      status: selected_count > 0 ? 'added' : kit.status,
    }
    const missing = missingCount(own) / kit.count
    return { ...own, brandsPrice: missing > 0 ? multiplyMoney(kit.brandPrice, missing) : ZERO }
  })
}
