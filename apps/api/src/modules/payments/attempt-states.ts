import type { AttemptState } from '#modules/orders/index.ts'
import type { BankRecord } from '#gateways/payments/port.ts'

const RANK: Record<AttemptState, number> = {
  created: 0,
  pending: 1,
  processing: 2,
  failed: 2,
  canceled: 2,
  expired: 2,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
}

/** Whether the money was captured, even if it was refunded later. */
export const hasMoney = (state: AttemptState): boolean => RANK[state] >= RANK.captured

/**
 * Returns the later of two states: states only move forward. A capture is accepted even after a failure. A bank
 * may process a payment that was given up, and refuse one that it has processed.
 */
export function forward(from: AttemptState, to: AttemptState): AttemptState {
  const isTurn = RANK[from] === RANK.processing && (from === 'processing' || to === 'processing')
  return RANK[to] > RANK[from] || (RANK[to] === RANK[from] && isTurn) ? to : from
}

/** Returns the state of a captured attempt from its refunded amount. */
export const stateOfMoney = ({
  amountMinor,
  refundedMinor,
}: {
  amountMinor: number
  refundedMinor: number
}): AttemptState =>
  refundedMinor === 0 ? 'captured' : refundedMinor < amountMinor ? 'partially_refunded' : 'refunded'

export interface ExpectedPayment {
  providerRef: string
  merchant: string
  amount: number
  currency: string
}

/**
 * Whether the bank's record matches the expected payment: reference, merchant, amount to the tyiyn, currency.
 */
export const isSamePayment = (
  record: Omit<BankRecord, 'state' | 'refunded'>,
  expected: ExpectedPayment,
): boolean =>
  record.providerRef === expected.providerRef &&
  record.merchant === expected.merchant &&
  record.amount === expected.amount &&
  record.currency === expected.currency
