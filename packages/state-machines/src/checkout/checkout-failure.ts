import { isRefusal } from '@shyrdak/sdk'
import { orders, specialOrders, type Quote } from '@shyrdak/sdk/contract'
import { failureOf, type Failure } from '../failure.ts'

export interface CheckoutFailure extends Failure {
  /** How the cart is now, where it is no longer what the shopper agreed to. */
  readonly quote: Quote | null
}

function quoteOf(error: unknown): Quote | null {
  for (const place of [orders.place, specialOrders.place])
    if (isRefusal(error, place, 'PRICE_CHANGED', 'QUOTE_STALE', 'SOLD_OUT', 'NOT_SOLD_HERE'))
      return error.data.quote
  return null
}

export const checkoutFailureOf = (error: unknown): CheckoutFailure => ({
  ...failureOf(error),
  quote: quoteOf(error),
})
