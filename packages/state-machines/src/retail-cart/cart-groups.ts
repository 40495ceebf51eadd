import type { CartLine } from './retail-cart.ts'

/** Goods that are ordered together. Special goods need their own order. */
export type CartGroup = 'special' | 'retail'

/** The lines by group, each in the order of the cart. */
export interface CartGroups {
  readonly special: readonly CartLine[]
  readonly retail: readonly CartLine[]
}

/** The lines of the next checkout, and those that stay in the cart until then. */
export interface CheckoutGroup {
  readonly group: CartGroup
  readonly lines: readonly CartLine[]
  readonly waiting: readonly CartLine[]
}

export const groupsOf = (lines: readonly CartLine[]): CartGroups => ({
  special: lines.filter(({ goods }) => goods.is_special),
  retail: lines.filter(({ goods }) => !goods.is_special),
})

/** Special goods are ordered first, the rest after them. Source: spec §4, cart rules. */
export function checkoutGroup(lines: readonly CartLine[]): CheckoutGroup {
  const { special, retail } = groupsOf(lines)
  return special.length > 0
    ? { group: 'special', lines: special, waiting: retail }
    : { group: 'retail', lines: retail, waiting: [] }
}
