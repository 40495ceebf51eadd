import { isRefusal } from '@shyrdak/sdk'
import { orders, specialOrders, type CheckedDiscount, type Quote } from '@shyrdak/sdk/contract'
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

export const checkoutFailureOf = (error: unknown): CheckoutFailure => ({
  ...failureOf(error),
  ...changesOf(error),
})
