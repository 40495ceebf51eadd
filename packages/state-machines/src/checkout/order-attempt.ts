import type { NewRetailOrder, Quote } from '@shyrdak/sdk/contract'
import { cartKey, type CartLine } from '../retail-cart/retail-cart.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'

/**
 * One intent to order. It belongs to the ordered lines and not to the tab, so that the store places at most
 * one order for them: every request for them uses the same key.
 */
export interface OrderAttempt {
  readonly key: string
  /** The body to send; null before the first one, and when the form may have changed since. */
  readonly body: NewRetailOrder | null
  /** The bodies of the requests whose result is unknown: the store may have placed one of them. */
  readonly sent: readonly NewRetailOrder[]
}

const unsent = (key: string): OrderAttempt => ({ key, body: null, sent: [] })

/** `lines` are the lines to order. */
export const newAttempt = (lines: readonly CartLine[]): OrderAttempt => unsent(idempotencyKeyOf(lines))

const itemsOf = (lines: readonly { readonly key: string; readonly count: number }[]): string =>
  lines
    .map(({ key, count }) => `${key} ${count}`)
    .sort()
    .join()

/**
 * Whether an attempt is one at these lines. Their key changes with their stock and prices, too, but an order of
 * them that may have been placed is still an order of them.
 */
export function isAttemptAt({ key, sent }: OrderAttempt, lines: readonly CartLine[]): boolean {
  const intent = idempotencyKeyOf(lines)
  if (key === intent || key.startsWith(`${intent}.`)) return true
  const ordered = sent.map(({ items }) => itemsOf(items.map((item) => ({ ...item, key: cartKey(item) }))))
  return ordered.includes(itemsOf(lines))
}

/**
 * Returns the attempt that sends a body. Its key is that of the lines; a refusal leaves no trace at the
 * store, so the key may be used again with another body. If an earlier request with another body placed an
 * order, the store answers KEY_REUSED, and one of `earlierBodies` retrieves that order.
 */
export function attemptToSend(
  before: OrderAttempt,
  lines: readonly CartLine[],
  body: NewRetailOrder,
): OrderAttempt {
  const { key, sent } = isAttemptAt(before, lines) ? before : newAttempt(lines)
  return { key, body, sent: [...sent, body] }
}

/** Returns the attempt that sends the same body under the same key, whatever the cart contains by now. */
export const attemptToResend = (attempt: OrderAttempt): OrderAttempt => ({
  ...attempt,
  sent: attempt.body ? [...attempt.sent, attempt.body] : attempt.sent,
})

/** Returns the attempt that sends all earlier bodies again: the form may have changed since. */
export const attemptToRecover = ({ key, sent }: OrderAttempt): OrderAttempt => ({
  key,
  body: null,
  sent: [...sent, ...sent.slice(-1)],
})

/** Whether an order may have been placed. */
export const isUnsettled = ({ sent }: OrderAttempt): boolean => sent.length > 0

/** Whether fewer pieces are left than a body orders. */
const isShort = ({ items }: NewRetailOrder, { lines }: Quote): boolean =>
  items.some((item) =>
    lines.some(
      (line) =>
        cartKey(line) === cartKey(item) &&
        (line.state === 'sold_out' || line.state === 'insufficient') &&
        line.stock < item.count,
    ),
  )

/**
 * Whether an order of this attempt may be what holds the goods that are short. Its bodies can be sent again: the
 * store returns the order that one of them has placed, and has too little left to place one now.
 */
export const mayHoldGoods = (attempt: OrderAttempt, quote: Quote): boolean =>
  isUnsettled(attempt) && attempt.sent.every((body) => isShort(body, quote))

/** For responses which prove that no order was placed under the key. */
export const settled = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, body: null, sent: [] })

/** For responses which prove only that the last request placed no order. */
export const refused = (attempt: OrderAttempt): OrderAttempt => ({
  ...attempt,
  body: null,
  sent: attempt.sent.slice(0, -1),
})

/** For a form that is open again: nothing is sent until the shopper orders what it says then. */
export const reopened = (attempt: OrderAttempt): OrderAttempt => ({ ...attempt, body: null })

/** Returns the next attempt at lines for which the store has an order that this device cannot open. */
export const anotherAttempt = ({ key }: OrderAttempt, suffix: string): OrderAttempt =>
  unsent(`${key.split('.', 1)[0]}.${suffix}`)

/** Fields have another order after they were stored. */
const sortFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)))
    : value

const textOf = (body: object): string => JSON.stringify(body, sortFields)

/** Returns the different bodies sent before, newest first. */
export function earlierBodies({ body, sent }: OrderAttempt): readonly NewRetailOrder[] {
  const bodies = new Map([...sent].reverse().map((one) => [textOf(one), one]))
  if (body) bodies.delete(textOf(body))
  return [...bodies.values()]
}

/**
 * Whether two bodies order the same for the same person and the same sum. Every quote has another id, and the
 * page may have been opened in another language since.
 */
export function isSameOrder(one: NewRetailOrder, two: NewRetailOrder): boolean {
  const { quote_id, language } = one
  return textOf(one) === textOf({ ...two, quote_id, language })
}
