import { createHash } from 'node:crypto'
import type {
  ChargedCurrency,
  OrderStatus,
  PaymentCharge,
  PaymentState,
  RefundedMoney,
} from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'

interface OrderMoney {
  status: OrderStatus
  reason: string | null
  paidAt: Date | null
}

/**
 * Where the money stands, from what banks have confirmed: an open attempt is still being checked, else the last one
 * tells. Attempts come in the order in which they were made.
 */
export function paymentStateOf(
  order: { paidAt: Date | null },
  attempts: readonly { state: string; flag: string | null }[],
): PaymentState {
  if (order.paidAt) return payingAttempt(attempts)?.state === 'refunded' ? 'refunded' : 'paid'
  if (attempts.some(isOpen)) return 'checking'
  switch (attempts.at(-1)?.state) {
    case 'failed':
      return 'refused'
    case 'canceled':
      return 'canceled'
    default:
      return 'unpaid'
  }
}

const isOpen = ({ state }: { state: string }): boolean => state === 'created' || state === 'pending'

const WITH_MONEY: readonly string[] = ['captured', 'partially_refunded', 'refunded']

/** The attempt whose money paid the order: not one of another sum, and not one that came on top. */
export const payingAttempt = <A extends { state: string; flag: string | null }>(
  attempts: readonly A[],
): A | undefined => attempts.find(({ state, flag }) => flag === null && WITH_MONEY.includes(state))

/** An attempt's money, in hundredths of the bank's currency, and what it stood for in tyiyn. */
export interface AttemptMoney {
  state: string
  flag: string | null
  amountMinor: number
  refundedMinor: number
  somMinor: number
  currency: ChargedCurrency
  /** Som for one unit, and the day of that rate; null where the bank settles in som. */
  rate: string | null
  rateDate: string | null
}

/** What a bank has charged for an order, or has been asked to: of an attempt that failed, nothing. */
export function chargeOf(attempts: readonly AttemptMoney[]): PaymentCharge | undefined {
  const attempt = payingAttempt(attempts) ?? attempts.findLast(isOpen)
  if (!attempt) return undefined
  const { amountMinor, currency, rate, rateDate } = attempt
  return { amount: toMoney(amountMinor), currency, rate, rate_date: rateDate }
}

/** What has gone back of an order's payment; nothing of what came on top of it, for that was never owed. */
export function refundedOf(attempts: readonly AttemptMoney[]): RefundedMoney | undefined {
  const paying = payingAttempt(attempts)
  if (!paying || paying.refundedMinor === 0) return undefined
  const { amountMinor, refundedMinor, somMinor, currency } = paying
  return {
    amount: toMoney(refundedMinor),
    currency,
    total: toMoney(Math.round((somMinor * refundedMinor) / amountMinor)),
  }
}

/** An order that is collected as a whole has no address: nothing is sent. */
export const isCollected = ({ street }: { street: string | null }): boolean => street === null

/** The reason of a hold that ends an order: its buyer has cancelled it. */
export const CANCELED = 'canceled'

const STORE_REASONS: readonly string[] = ['expired', 'sold_out', 'mismatch', CANCELED]

/** What the store itself says of a hold, and acts upon: an `expired` order may be paid. Whatever else, people wrote. */
export const isStoreReason = (reason: string): boolean => STORE_REASONS.includes(reason)

/** Whether an attempt may be opened: unpaid, and not held back for a reason that money does not cure. */
export function isPayable({ status, reason, paidAt }: OrderMoney): boolean {
  if (paidAt) return false
  return (
    status === 'Processing' || status === 'payment_waiting' || (status === 'on_hold' && reason === 'expired')
  )
}

/** Whether money is what the order stands still for; a manager's hold or work under way is left as it is. */
export const isWaitingForMoney = ({ status, reason }: Pick<OrderMoney, 'status' | 'reason'>): boolean =>
  status === 'Processing' ||
  status === 'payment_waiting' ||
  (status === 'on_hold' && (reason === 'expired' || reason === 'mismatch'))

/** The same for bodies that say the same, whatever the order of their keys. */
export function bodyFingerprint(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, inner]) => [key, sorted(inner)])
}
