import type { NewRetailOrder } from '@shyrdak/sdk/contract'

/**
 * One intent to order. While it is not known what became of it (`isUnsettled`), everything is sent under the same key,
 * so that the store can make one order at most; `original` is what was sent first under that key.
 */
export interface OrderAttempt {
  readonly key: string
  /** The cart it speaks of. */
  readonly revision: number
  /** What is sent, null before anything was. */
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
 * The attempt under which a body is sent. The key is kept when nothing was sent under it yet, or when what became of it
 * is unknown; a changed cart and a refusal get a new one. A changed form after an unknown result keeps the key:
 * the store then answers KEY_REUSED if the first try had made an order, and `original` tells which.
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

/** After an answer that leaves no doubt: no order was made. */
export const settled = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, isUnsettled: false })

/** Sends again what was sent first, to learn the order that was made of it. */
export const recovered = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, body: attempt.original })

/** Whether the body under this key differs from what was sent first. */
export const hasOtherOriginal = ({ original, body }: OrderAttempt): boolean =>
  original !== null && body !== null && !isSameBody(original, body)
