import type {
  ChargedCurrency,
  OrderStatus,
  PaymentCharge,
  PaymentProvider,
  PaymentState,
  RefundedMoney,
  SurplusPayment,
} from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { AttemptState } from '../tables.ts'

interface OrderMoney {
  status: OrderStatus
  reason: string | null
  paidAt: Date | null
}

/**
 * Returns the payment state as confirmed by the banks: `checking` while any attempt is open, otherwise that
 * of the last attempt. Attempts are in the order of creation.
 */
export function paymentStateOf(
  order: { paidAt: Date | null },
  attempts: readonly { state: string; flag: string | null }[],
): PaymentState {
  if (order.paidAt) return payingAttempt(attempts)?.state === 'refunded' ? 'refunded' : 'paid'
  if (attempts.some(isOpenAttempt)) return 'checking'
  switch (attempts.at(-1)?.state) {
    case 'failed':
      return 'refused'
    case 'canceled':
      return 'canceled'
    default:
      return 'unpaid'
  }
}

/** The states of an attempt whose outcome the bank has not reported. */
export const OPEN_ATTEMPT_STATES = [
  'created',
  'pending',
  'processing',
] as const satisfies readonly AttemptState[]

/** Whether the bank may still report that the buyer has paid. */
export const isOpenAttempt = ({ state }: { state: string }): boolean =>
  OPEN_ATTEMPT_STATES.some((open) => open === state)

/** Whether the buyer has paid and the bank is still checking the payment: nobody should pay again meanwhile. */
export const isProcessing = ({ state }: { state: string }): boolean => state === 'processing'

const WITH_MONEY: readonly string[] = ['captured', 'partially_refunded', 'refunded']

/** The attempt that paid the order: not one with a mismatch, and not a surplus payment. */
export const payingAttempt = <A extends { state: string; flag: string | null }>(
  attempts: readonly A[],
): A | undefined => attempts.find(({ state, flag }) => flag === null && WITH_MONEY.includes(state))

/** The money of an attempt, in hundredths of the bank's currency, and its value in tyiyn. */
export interface AttemptMoney {
  state: string
  flag: string | null
  amountMinor: number
  refundedMinor: number
  somMinor: number
  currency: ChargedCurrency
  /** Som per unit of the currency, and the day of that rate; null when the bank settles in som. */
  rate: string | null
  rateDate: string | null
}

/** Returns what a bank has charged or was asked to charge for an order; undefined for a failed attempt. */
export function chargeOf(attempts: readonly AttemptMoney[]): PaymentCharge | undefined {
  const attempt = payingAttempt(attempts) ?? attempts.findLast(isOpenAttempt)
  if (!attempt) return undefined
  const { amountMinor, currency, rate, rateDate } = attempt
  return { amount: toMoney(amountMinor), currency, rate, rate_date: rateDate }
}

/**
 * Returns how much of an order's payment was refunded. Surplus payments do not count: they were never owed.
 */
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

/** Returns the payments that arrived although the order was paid or canceled. An uncaptured one took no money. */
export const surplusOf = (
  attempts: readonly (AttemptMoney & { provider: PaymentProvider })[],
): SurplusPayment[] =>
  attempts
    .filter(({ state, flag }) => flag === 'surplus' && WITH_MONEY.includes(state))
    .map(({ provider, amountMinor, refundedMinor, currency }) => ({
      provider,
      amount: toMoney(amountMinor),
      refunded: toMoney(refundedMinor),
      currency,
    }))

/** A pickup order has no address. */
export const isCollected = ({ street }: { street: string | null }): boolean => street === null

/** The reason of the hold that ends an order canceled by its buyer. */
export const CANCELED = 'canceled'

const STORE_REASONS: readonly string[] = ['expired', 'sold_out', 'mismatch', CANCELED]

/**
 * Whether the reason of a hold is one of the store's own, which it acts upon (an `expired` order may be
 * paid). Other reasons are texts that people wrote.
 */
export const isStoreReason = (reason: string): boolean => STORE_REASONS.includes(reason)

/** The most attempts to pay an order. No buyer needs so many, and every one is asked about at its bank. */
export const MAX_ATTEMPTS = 50

/**
 * Whether a payment may be started: the order is unpaid, no bank is processing a payment, there were not too
 * many attempts, and the order is not on hold for a reason that money does not resolve.
 */
export function isPayable(
  { status, reason, paidAt }: OrderMoney,
  attempts: readonly { state: string }[],
): boolean {
  if (paidAt || attempts.some(isProcessing) || attempts.length >= MAX_ATTEMPTS) return false
  return (
    status === 'Processing' || status === 'payment_waiting' || (status === 'on_hold' && reason === 'expired')
  )
}

/** Whether the order was canceled. This is final: neither money nor a manager resumes the order. */
export const isCanceled = ({ status, reason }: Pick<OrderMoney, 'status' | 'reason'>): boolean =>
  status === 'on_hold' && reason === CANCELED

/**
 * Whether money that arrives now pays the order. False once it is paid or canceled: such money is refunded.
 */
export const takesMoney = (order: OrderMoney): boolean => order.paidAt === null && !isCanceled(order)

/** Whether the order only waits for payment. False for a manager's hold and for work in progress. */
export const isWaitingForMoney = ({ status, reason }: Pick<OrderMoney, 'status' | 'reason'>): boolean =>
  status === 'Processing' ||
  status === 'payment_waiting' ||
  (status === 'on_hold' && (reason === 'expired' || reason === 'mismatch'))
