import type { NewRetailOrder } from '@shyrdak/sdk/contract'
import type { CartLine } from '../retail-cart/retail-cart.ts'
import { intentKey } from '../cart-sync/intent-key.ts'

/**
 * One intent to order. It belongs to what is ordered, not to the tab, so that the store places at most one order of it.
 * While its result is unknown (`isUnsettled`) every request uses the same key. `original` is the first body sent under
 * the key.
 */
export interface OrderAttempt {
  readonly key: string
  /** The body to send; null before the first one. */
  readonly body: NewRetailOrder | null
  readonly original: NewRetailOrder | null
  readonly isUnsettled: boolean
}

const unsent = (key: string): OrderAttempt => ({ key, body: null, original: null, isUnsettled: false })

/** `lines` are those to be ordered. */
export const newAttempt = (lines: readonly CartLine[]): OrderAttempt => unsent(intentKey(lines))

const isSameBody = (one: NewRetailOrder | null, two: NewRetailOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(two)

/**
 * The attempt for sending a body. The key is that of the lines; a refusal leaves no trace at the store, so it may be sent
 * again with another body. If the form changed after an unknown result, the store answers KEY_REUSED when the first
 * request had placed an order; `original` then finds it.
 */
export function attemptToSend(
  before: OrderAttempt,
  lines: readonly CartLine[],
  body: NewRetailOrder,
): OrderAttempt {
  const intent = intentKey(lines)
  const isSameIntent = before.key === intent || before.key.startsWith(`${intent}.`)
  const { key, original, isUnsettled } = isSameIntent ? before : unsent(intent)
  return { key, body, original: isUnsettled ? original : body, isUnsettled: true }
}

/** For responses that prove that no order was placed. */
export const settled = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, isUnsettled: false })

/** The next attempt at lines of which the store has an order that this device cannot open. */
export const anotherAttempt = ({ key }: OrderAttempt, suffix: string): OrderAttempt =>
  unsent(`${key.split('.', 1)[0]}.${suffix}`)

/** Sends the original body again, to get the order placed with it. */
export const recovered = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, body: attempt.original })

/** Whether the body differs from the one first sent under this key. */
export const hasOtherOriginal = ({ original, body }: OrderAttempt): boolean =>
  original !== null && body !== null && !isSameBody(original, body)
