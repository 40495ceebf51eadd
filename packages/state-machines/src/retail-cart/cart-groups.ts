import type { CartLine } from './retail-cart.ts'

/** Goods that are ordered together. Special goods are made by craftsmen and travel on an order of their own. */
export type CartGroup = 'special' | 'retail'

/** Every line in the group it belongs to, each in the order in which it came. */
export interface CartGroups {
  readonly special: readonly CartLine[]
  readonly retail: readonly CartLine[]
}

/** What the next checkout takes, and what stays in the basket until that is done. */
export interface CheckoutGroup {
  readonly group: CartGroup
  readonly lines: readonly CartLine[]
  readonly waiting: readonly CartLine[]
}

export const groupsOf = (lines: readonly CartLine[]): CartGroups => ({
  special: lines.filter(({ goods }) => goods.is_special),
  retail: lines.filter(({ goods }) => !goods.is_special),
})

/**
 * The purchase of special goods is completed first; the rest is ordered after it.
 * Source: spec §4, "requires completing the purchase first".
 */
export function checkoutGroup(lines: readonly CartLine[]): CheckoutGroup {
  const { special, retail } = groupsOf(lines)
  return special.length > 0
    ? { group: 'special', lines: special, waiting: retail }
    : { group: 'retail', lines: retail, waiting: [] }
}
