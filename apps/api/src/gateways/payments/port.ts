import type { ChargedCurrency, Language, PaymentProvider, Redirect } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

/** A payment as we know it. `amount` is in hundredths of the currency, frozen with the attempt. */
export interface Payment {
  attemptId: string
  /** Our own number for it, digits only. */
  invoice: number
  amount: number
  currency: ChargedCurrency
}

/** What a bank is asked to collect. */
export interface Charge extends Payment {
  orderNumber: string
  language: Language
  description: string
  email: string
  /** Our own addresses; the bank sends the buyer back there, which proves nothing. */
  returnUrl: string
  cancelUrl: string
  /** Where webhooks of this provider are; a bank that is told of it by hand ignores it. */
  hookUrl: string
}

/** A payment that the bank has a name for. */
export interface OpenPayment extends Payment {
  providerRef: string
}

/** `authorized`: the buyer has agreed, and the money is ours once we ask for it. */
export type BankState = 'pending' | 'authorized' | 'captured' | 'failed' | 'canceled' | 'expired'

/** What a bank says of a payment when asked. Only this makes an order paid. */
export interface BankRecord {
  providerRef: string
  merchant: string
  amount: number
  currency: string
  state: BankState
  /** How much of it the bank has given back, where it says so. */
  refunded: number
}

/** A notification that holds. It names a payment to ask about; its own claim is not believed. */
export interface WebhookEvent {
  eventId: string
  providerRef: string
  /** It is not signed and asks for nothing more than a look: nobody needs to send it again. */
  isHint?: true
}

/** A notification as it arrived: the bytes of its body, and who sent it. */
export interface Delivery {
  raw: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  params: Readonly<Record<string, string | undefined>>
  ip: string
}

/** One address at which a bank notifies us. */
export interface Webhook {
  /** Below `/api/hooks`. */
  path: `/${string}`
  /** Null where it is not the bank's, or makes no sense. Throws where the bank cannot be asked whether it is. */
  read(delivery: Delivery): Promise<WebhookEvent | null>
  /** What the bank wants to read once we have understood, where any 2xx is not enough. */
  answer?: string
}

export interface RefundRequest {
  refundId: string
  amount: number
  reason: string
}

/** `pending`: the bank has taken the order and will say later. */
export type RefundOutcome = 'succeeded' | 'pending' | 'failed'

/** One payment provider. Faults of the network are thrown; refusals are states. */
export interface Bank {
  /** Our name at the bank: a record of another merchant pays nothing. */
  merchant: string
  /** What it settles in. */
  currency: ChargedCurrency
  /** Whether it takes whole units of its currency only. */
  wholeUnits?: true
  webhooks: readonly Webhook[]
  /** The same attempt asked for again is the same payment. */
  start(charge: Charge): Promise<{ providerRef: string; redirect: z.infer<typeof Redirect> }>
  fetch(payment: OpenPayment): Promise<BankRecord>
  /** Takes the money of an authorized payment; whoever asks twice takes it once. */
  capture?(payment: OpenPayment): Promise<BankRecord>
  /** Lets an authorized payment go: its order is paid already. */
  release?(payment: OpenPayment): Promise<void>
  refund(payment: OpenPayment, request: RefundRequest): Promise<RefundOutcome>
  /** Whether the same refund may be asked for again when its answer was lost. */
  repeatsRefunds: boolean
}

/** The providers that this store has set up. One that is missing is offered to nobody. */
export type PaymentBanks = Partial<Record<PaymentProvider, Bank>>
