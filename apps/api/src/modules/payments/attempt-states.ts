import type { AttemptState } from '#modules/orders/index.ts'
import type { BankRecord } from '#gateways/payments/port.ts'

const RANK: Record<AttemptState, number> = {
  created: 0,
  pending: 1,
  failed: 2,
  canceled: 2,
  expired: 2,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
}

export const isOpen = (state: AttemptState): boolean => RANK[state] < RANK.failed

/** Whether its money has come, whatever went back since. */
export const hasMoney = (state: AttemptState): boolean => RANK[state] >= RANK.captured

/** States only move forward; money that did move is believed even after a refusal. */
export const forward = (from: AttemptState, to: AttemptState): AttemptState =>
  RANK[to] > RANK[from] ? to : from

/** Where an attempt stands whose money has come, by how much of it went back. */
export const stateOfMoney = ({
  amountMinor,
  refundedMinor,
}: {
  amountMinor: number
  refundedMinor: number
}): AttemptState =>
  refundedMinor === 0 ? 'captured' : refundedMinor < amountMinor ? 'partially_refunded' : 'refunded'

export interface Expected {
  providerRef: string
  merchant: string
  amount: number
  currency: string
}

/** Whether the bank's record is of this very payment: its name, our name there, the sum to the tyiyn, the currency. */
export const isSamePayment = (record: Omit<BankRecord, 'state' | 'refunded'>, expected: Expected): boolean =>
  record.providerRef === expected.providerRef &&
  record.merchant === expected.merchant &&
  record.amount === expected.amount &&
  record.currency === expected.currency
