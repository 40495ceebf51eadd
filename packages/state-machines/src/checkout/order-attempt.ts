import type { NewRetailOrder } from '@shyrdak/sdk/contract'

/**
 * One intent to order. While its result is unknown (`isUnsettled`) every request uses the same key, so that the
 * store places at most one order. `original` is the first body sent under the key.
 */
export interface OrderAttempt {
  readonly key: string
  /** The `clock` of the cart it belongs to. */
  readonly revision: number
  /** The body to send; null before the first one. */
  readonly body: NewRetailOrder | null
  readonly original: NewRetailOrder | null
  readonly isUnsettled: boolean
}

export const newAttempt = (key: string, revision: number): OrderAttempt => ({
  key,
  revision,
  body: null,
  original: null,
  isUnsettled: false,
})

const isSameBody = (one: NewRetailOrder | null, two: NewRetailOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(two)

/**
 * The attempt for sending a body. The key is reused if nothing was sent under it or if its result is unknown; a
 * changed cart or a refusal gets a new key. If the form changed after an unknown result, the store answers
 * KEY_REUSED when the first request had placed an order; `original` then finds it.
 */
export function attemptToSend(
  before: OrderAttempt,
  revision: number,
  body: NewRetailOrder,
  newKey: () => string,
): OrderAttempt {
  const isSameCart = before.revision === revision
  if (!isSameCart || (before.body !== null && !before.isUnsettled))
    return { key: newKey(), revision, body, original: body, isUnsettled: true }
  const isChanged = before.original !== null && !isSameBody(before.original, body)
  return { ...before, body, original: isChanged ? before.original : body, isUnsettled: true }
}

/** For responses that prove that no order was placed. */
export const settled = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, isUnsettled: false })

/** Sends the original body again, to get the order placed with it. */
export const recovered = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, body: attempt.original })

/** Whether the body differs from the one first sent under this key. */
export const hasOtherOriginal = ({ original, body }: OrderAttempt): boolean =>
  original !== null && body !== null && !isSameBody(original, body)
