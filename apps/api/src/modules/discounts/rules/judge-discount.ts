import type { CheckedDiscount, DiscountState, Money } from '@shyrdak/sdk/contract'
import { discountedCosts, subtractMoney, ZERO } from '@shyrdak/sdk/rules'
import { termsOf, type DiscountFacts } from '../discount-facts.ts'

interface Standing {
  is_active: boolean
  valid_from: string | null
  valid_until: string | null
  max_uses: number | null
  uses: number
}

/** Returns whether a code is usable on a day in Bishkek, regardless of cart and buyer. */
export function standingOf(
  { is_active: isActive, valid_from: from, valid_until: until, max_uses: most, uses }: Standing,
  day: string,
): 'current' | 'future' | 'past' | 'used_up' | 'off' {
  if (!isActive) return 'off'
  if (until !== null && day > until) return 'past'
  if (from !== null && day < from) return 'future'
  return most !== null && uses >= most ? 'used_up' : 'current'
}

const STATES = {
  current: 'valid',
  future: 'not_yet',
  past: 'expired',
  off: 'expired',
  used_up: 'used_up',
} as const satisfies Record<ReturnType<typeof standingOf>, DiscountState>

/**
 * Returns what a code does for a goods total on a day, or why it does not apply. `code` is the requested
 * code.
 */
export function judgeDiscount(
  facts: DiscountFacts | null,
  { code, goods, day }: { code: string; goods: Money; day: string },
): CheckedDiscount {
  const refused = { code, terms: null, valid_from: null, discount: ZERO, missing: ZERO }
  if (!facts) return { ...refused, state: 'unknown' }
  const state = STATES[standingOf(facts, day)]
  if (state === 'not_yet') return { ...refused, state, valid_from: facts.valid_from }
  if (state !== 'valid') return { ...refused, state }
  const { max_uses_per_buyer: most, own_uses: own } = facts
  if (most !== null && own >= most) return { ...refused, state: 'used_up', is_used_by_buyer: true }
  const terms = termsOf(facts)
  const missing = subtractMoney(terms.minimum, goods)
  const { discount } = discountedCosts(terms, { goods, delivery: ZERO })
  return {
    code,
    state: missing === ZERO ? 'valid' : 'too_small',
    terms,
    valid_from: null,
    discount,
    missing,
  }
}
