import type { Brand } from '@shyrdak/sdk/contract'
import { kitCounts, multiplyMoney, roundUpToKits, ZERO } from '@shyrdak/sdk/rules'
import type { WholesaleLine } from '../wholesale-cart/wholesale-cart.ts'

/** Returns the pieces of each kit that the lines of a cart take, by kit id. */
export const cartKits = (lines: Iterable<WholesaleLine>): Map<number, number> =>
  kitCounts(
    Array.from(lines, ({ count, goods }) => ({
      count,
      brand_id: goods.brand?.id ?? null,
      sole_brand_id: goods.sole_brand?.id ?? null,
    })),
  )

/** Returns how many pieces have to be bought, in whole kits, to cover the cart. */
export const missingCount = ({ starter_remainder: left, selected_count: taken, count }: Brand): number =>
  roundUpToKits(Math.max(0, taken - Math.max(0, left)), count)

/**
 * Returns the client's kits less the pieces that these lines take. `remainder` is negative if they take more
 * than there is, and `brandsPrice` is the price of the missing kits. Removing a line returns its pieces.
 * Source: spec §4, cart rules.
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
