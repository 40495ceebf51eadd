import type { Issue } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { firstWrongField } from './issues.ts'
import { isUnsettled } from './order-attempt.ts'
import { orderSums, type OrderSums } from './new-order.ts'
import type { CheckoutSnapshot } from './checkout.machine.ts'

/** The visible state: the value of `data-state`. */
export type CheckoutStep =
  | 'undeliverable'
  | 'empty'
  | 'contact'
  | 'checking'
  | 'quoting'
  | 'unquoted'
  | 'delivery'
  | 'payment'
  | 'placing'
  | 'refused'
  | 'leaving'
  | 'unpaid'
  | 'recovered'
  | 'placed'

export function selectStep({ value }: CheckoutSnapshot): CheckoutStep {
  // The casts leave out the transient states, which occur in no snapshot.
  if (typeof value === 'string') return value as CheckoutStep
  if ('leaving' in value) return 'leaving'
  return value.shopping === 'finding' || value.shopping === 'recovering'
    ? 'placing'
    : (value.shopping as CheckoutStep)
}

export const selectIssues = ({ context }: CheckoutSnapshot): readonly Issue[] => context.issues

/** The dotted path of the field to focus, such as `contact.email`; null when there are no issues. */
export const selectFocus = ({ context }: CheckoutSnapshot): string | null => firstWrongField(context.issues)

/** Null until there is a quote. */
export const selectSums = ({ context: { quote, services, discount } }: CheckoutSnapshot): OrderSums | null =>
  quote && orderSums(quote, services, discount)

/** Failures with a message of their own once the order is placed. */
const PAYMENT_FAILURES: readonly FailureCode[] = ['SOLD_OUT', 'NOT_PAYABLE', 'UNAUTHENTICATED']

/** Failures with a message of their own; all others count as failures of the order or the payment. */
const SPECIFIC_FAILURES: readonly FailureCode[] = [
  'UNAUTHENTICATED',
  'PRICE_CHANGED',
  'QUOTE_STALE',
  'SOLD_OUT',
  'NOT_SOLD_HERE',
  'DISCOUNT_CHANGED',
  'NOT_PAYABLE',
  'INVALID',
  'RATE_LIMITED',
  'IN_PROGRESS',
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
]

/**
 * The code of the message to show, for `describeError`. Failures without a message of their own become
 * KEY_REUSED ('There was an error while forming the order') before the order is placed, and PAYMENT_FAILED
 * ('there was an error in processing the payment') after.
 */
export function selectFailure(snapshot: CheckoutSnapshot): FailureCode | null {
  const { failure, placed } = snapshot.context
  if (!failure) return null
  if (placed) return PAYMENT_FAILURES.includes(failure.code) ? failure.code : 'PAYMENT_FAILED'
  return SPECIFIC_FAILURES.includes(failure.code) ? failure.code : 'KEY_REUSED'
}

export const selectCheckout = (snapshot: CheckoutSnapshot) => {
  const {
    form,
    ways,
    lines,
    waiting,
    quote,
    services,
    discount,
    payment_method,
    failure,
    placed,
    elsewhere,
    attempt,
  } = snapshot.context
  const newQuote = failure?.quote ?? null
  return {
    step: selectStep(snapshot),
    form,
    /** Delivery and pickup in the country; null if unknown. */
    ways,
    issues: selectIssues(snapshot),
    focus: selectFocus(snapshot),
    /** The lines of this order. */
    lines,
    /** Lines that stay in the cart until this order is complete. */
    waiting,
    quote,
    services,
    paymentMethod: payment_method,
    sums: selectSums(snapshot),
    failure: selectFailure(snapshot),
    /** Whether an order may have been placed. */
    isUnsettled: isUnsettled(attempt),
    /** Whether the store has an order for these lines that this tab cannot open. */
    isOrderedBefore: failure?.code === 'KEY_REUSED',
    /** Seconds to wait before a retry, if the store sent them. */
    retryAfter: failure?.retryAfter ?? null,
    /** The quote that came with a refusal. */
    newQuote,
    newSums: newQuote && orderSums(newQuote, services, failure?.discount ?? discount),
    discount,
    /** The current state of the discount code, if the order was refused because of it. */
    newDiscount: failure?.discount ?? null,
    placed,
    /** The order that another tab has placed for the same lines. */
    elsewhere,
  }
}
export type CheckoutView = Readonly<ReturnType<typeof selectCheckout>>
