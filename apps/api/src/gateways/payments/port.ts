import type { Language, PaymentProvider, Redirect } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

/** What a bank is asked to collect. `amount` is in tyiyn (hundredths of a som). */
export interface Charge {
  attemptId: string
  orderNumber: string
  amount: number
  currency: 'KGS'
  language: Language
  description: string
  /** Our own addresses; the bank sends the buyer back there, which proves nothing. */
  returnUrl: string
  cancelUrl: string
}

export type BankState = 'pending' | 'captured' | 'failed' | 'canceled' | 'expired'

/** What a bank says of a payment when asked. Only this makes an order paid. */
export interface BankRecord {
  providerRef: string
  merchant: string
  amount: number
  currency: string
  state: BankState
}

/** A notification whose signature holds. It names a payment to ask about; its own claim is not believed. */
export interface WebhookEvent {
  eventId: string
  providerRef: string
}

/** One payment provider. Faults of the network are thrown; refusals are states. */
export interface Bank {
  /** Our name at the bank: a record of another merchant pays nothing. */
  merchant: string
  start(charge: Charge): Promise<{ providerRef: string; redirect: z.infer<typeof Redirect> }>
  fetch(providerRef: string): Promise<BankRecord>
  /** Null where the signature does not hold or the body makes no sense. */
  verifyWebhook(
    raw: string,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<WebhookEvent | null>
}

/** The providers that this store has set up. One that is missing is offered to nobody. */
export type PaymentBanks = Partial<Record<PaymentProvider, Bank>>
