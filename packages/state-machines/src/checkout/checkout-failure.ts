import { isRefusal } from '@shyrdak/sdk'
import { orders, specialOrders, type CheckedDiscount, type Quote } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { failureOf, type Failure } from '../failure.ts'

export interface CheckoutFailure extends Failure {
  /** The current quote, if the cart is no longer what the shopper agreed to. */
  readonly quote: Quote | null
  /** The current state of the discount code, if it has changed. */
  readonly discount: CheckedDiscount | null
}

function changesOf(error: unknown): Pick<CheckoutFailure, 'quote' | 'discount'> {
  for (const place of [orders.place, specialOrders.place]) {
    if (isRefusal(error, place, 'DISCOUNT_CHANGED')) return error.data
    if (isRefusal(error, place, 'PRICE_CHANGED', 'QUOTE_STALE', 'SOLD_OUT', 'NOT_SOLD_HERE'))
      return { quote: error.data.quote, discount: null }
  }
  return { quote: null, discount: null }
}

/** Refusals after the store has looked for an order under the key, and found none. */
const NOTHING_PLACED: readonly FailureCode[] = [
  'PRICE_CHANGED',
  'QUOTE_STALE',
  'SOLD_OUT',
  'NOT_SOLD_HERE',
  'DISCOUNT_CHANGED',
]

/** Whether a refusal proves that no request with this key has placed an order. */
export const isNothingPlaced = ({ code }: Failure): boolean => NOTHING_PLACED.includes(code)

export const checkoutFailureOf = (error: unknown): CheckoutFailure => ({
  ...failureOf(error),
  ...changesOf(error),
})
