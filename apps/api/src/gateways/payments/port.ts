import type { ChargedCurrency, Language, PaymentProvider, Redirect } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

/** A payment as the store records it. `amount` is in hundredths, fixed with the attempt. */
export interface Payment {
  attemptId: string
  /** Our number for it, digits only. */
  invoice: number
  amount: number
  currency: ChargedCurrency
}

/** A payment to be collected by a bank. */
export interface Charge extends Payment {
  orderNumber: string
  language: Language
  description: string
  email: string
  /** Our pages to which the bank sends the buyer back; the return proves nothing. */
  returnUrl: string
  cancelUrl: string
  /** The URL of this provider's webhooks; ignored by banks where it is configured by hand. */
  hookUrl: string
}

/** A payment with a reference at the bank. */
export interface OpenPayment extends Payment {
  providerRef: string
}

/**
 * `authorized`: the buyer has agreed, and we can capture the money. `processing`: the buyer has paid, and the
 * bank is still checking the payment, which may take days.
 */
export type BankState =
  'pending' | 'authorized' | 'processing' | 'captured' | 'failed' | 'canceled' | 'expired'

/** The bank's record of a payment, fetched by us. Only this marks an order as paid. */
export interface BankRecord {
  providerRef: string
  merchant: string
  amount: number
  currency: string
  state: BankState
  /** The amount refunded so far, if the bank reports it. */
  refunded: number
}

/** A verified notification. It only names a payment to fetch; its content is not trusted. */
export interface WebhookEvent {
  eventId: string
  providerRef: string
  /** It is unsigned and only triggers a fetch: the bank need not retry it. */
  isHint?: true
}

/** A notification as received: the raw body, and its sender. */
export interface Delivery {
  raw: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  params: Readonly<Record<string, string | undefined>>
  ip: string
}

/** One endpoint for a bank's notifications. */
export interface Webhook {
  /** Below `/api/hooks`. */
  path: `/${string}`
  /** Null if it is not from the bank or is invalid. Throws if the bank cannot be reached to verify it. */
  read(delivery: Delivery): Promise<WebhookEvent | null>
  /** The body the bank expects as confirmation, if a 2xx is not enough. */
  answer?: string
}

interface RefundRequest {
  refundId: string
  amount: number
  reason: string
}

/** `pending`: the bank has accepted the refund and will confirm it later. */
export type RefundOutcome = 'succeeded' | 'pending' | 'failed'

/** One payment provider. Network errors are thrown; refusals are states. */
export interface Bank {
  /** Our merchant id at the bank: a record of another merchant pays nothing. */
  merchant: string
  /** The currency it settles in. */
  currency: ChargedCurrency
  /** Whether it accepts only whole units of its currency. */
  wholeUnits?: true
  webhooks: readonly Webhook[]
  /** Idempotent: the same attempt is the same payment. */
  start(charge: Charge): Promise<{ providerRef: string; redirect: z.infer<typeof Redirect> }>
  fetch(payment: OpenPayment): Promise<BankRecord>
  /** Captures an authorized payment. Idempotent. */
  capture?(payment: OpenPayment): Promise<BankRecord>
  /** Releases an authorized payment whose order is already paid. */
  release?(payment: OpenPayment): Promise<void>
  refund(payment: OpenPayment, request: RefundRequest): Promise<RefundOutcome>
  /** Whether the same refund may be requested again after its response was lost. */
  repeatsRefunds: boolean
}

/** The configured payment providers. A missing one is not offered. */
export type PaymentBanks = Partial<Record<PaymentProvider, Bank>>
