import type { NewRetailOrder } from '@shyrdak/sdk/contract'
import type { CartLine } from '../retail-cart/retail-cart.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'

/**
 * One intent to order. It belongs to the ordered lines and not to the tab, so that the store places at most
 * one order for them. While its result is unknown (`isUnsettled`), every request uses the same key.
 * `original` is the first body sent under the key.
 */
export interface OrderAttempt {
  readonly key: string
  /** The body to send; null before the first one. */
  readonly body: NewRetailOrder | null
  readonly original: NewRetailOrder | null
  readonly isUnsettled: boolean
}

const unsent = (key: string): OrderAttempt => ({ key, body: null, original: null, isUnsettled: false })

/** `lines` are the lines to order. */
export const newAttempt = (lines: readonly CartLine[]): OrderAttempt => unsent(idempotencyKeyOf(lines))

const isSameBody = (one: NewRetailOrder | null, two: NewRetailOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(two)

/**
 * Returns the attempt that sends a body. Its key is that of the lines; a refusal leaves no trace at the
 * store, so the key may be used again with another body. If the form changed after an unknown result and the
 * first request had placed an order, the store answers KEY_REUSED; `original` then retrieves that order.
 */
export function attemptToSend(
  before: OrderAttempt,
  lines: readonly CartLine[],
  body: NewRetailOrder,
): OrderAttempt {
  const intent = idempotencyKeyOf(lines)
  const isSameIntent = before.key === intent || before.key.startsWith(`${intent}.`)
  const { key, original, isUnsettled } = isSameIntent ? before : unsent(intent)
  return { key, body, original: isUnsettled ? original : body, isUnsettled: true }
}

/** For responses which prove that no order was placed. */
export const settled = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, isUnsettled: false })

/** Returns the next attempt at lines for which the store has an order that this device cannot open. */
export const anotherAttempt = ({ key }: OrderAttempt, suffix: string): OrderAttempt =>
  unsent(`${key.split('.', 1)[0]}.${suffix}`)

/** Returns the attempt that sends the original body again, to get the order placed with it. */
export const recovered = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, body: attempt.original })

/** Whether the body differs from the one first sent under this key. */
export const hasOtherOriginal = ({ original, body }: OrderAttempt): boolean =>
  original !== null && body !== null && !isSameBody(original, body)
