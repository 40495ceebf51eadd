import type { Issue } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { firstWrongField } from './issues.ts'
import { orderSums, type OrderSums } from './new-order.ts'
import type { CheckoutSnapshot } from './checkout.machine.ts'

/** What the person sees: the value of `data-state`. */
export type CheckoutStep =
  | 'undeliverable'
  | 'empty'
  | 'contact'
  | 'checking'
  | 'quoting'
  | 'unreachable'
  | 'delivery'
  | 'payment'
  | 'placing'
  | 'refused'
  | 'leaving'
  | 'unpaid'
  | 'placed'

export function selectStep({ value }: CheckoutSnapshot): CheckoutStep {
  if (typeof value === 'string') return value as CheckoutStep // passing states are never rested in
  return 'leaving' in value ? 'leaving' : (value.shopping as CheckoutStep)
}

export const selectIssues = ({ context }: CheckoutSnapshot): readonly Issue[] => context.issues

/** The dotted path of the field that gets the focus, such as `contact.email`; null when nothing is wrong. */
export const selectFocus = ({ context }: CheckoutSnapshot): string | null => firstWrongField(context.issues)

/** Null until there is a quote. */
export const selectSums = ({ context: { quote, services } }: CheckoutSnapshot): OrderSums | null =>
  quote && orderSums(quote, services)

/** The same once the order is placed. */
const PAYMENT_FAILURES: readonly FailureCode[] = ['SOLD_OUT', 'NOT_PAYABLE', 'UNAUTHENTICATED']

/** Refusals that say something of their own; any other reads as a failure of the order or of the payment. */
const SPECIFIC_FAILURES: readonly FailureCode[] = [
  'UNAUTHENTICATED',
  'PRICE_CHANGED',
  'QUOTE_STALE',
  'SOLD_OUT',
  'NOT_SOLD_HERE',
  'NOT_PAYABLE',
  'INVALID',
  'RATE_LIMITED',
  'IN_PROGRESS',
  'NETWORK',
  'TIMEOUT',
  'UNAVAILABLE',
]

/**
 * The code whose sentence is shown, for `describeError`. What has no sentence of its own is
 * 'There was an error while forming the order' (KEY_REUSED) before there is an order, and
 * 'there was an error in processing the payment' (PAYMENT_FAILED) after.
 */
export function selectFailure(snapshot: CheckoutSnapshot): FailureCode | null {
  const { failure, placed } = snapshot.context
  if (!failure) return null
  if (placed) return PAYMENT_FAILURES.includes(failure.code) ? failure.code : 'PAYMENT_FAILED'
  return SPECIFIC_FAILURES.includes(failure.code) ? failure.code : 'KEY_REUSED'
}
