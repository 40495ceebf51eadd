import type { PaymentProvider } from '@shyrdak/sdk/contract'

/** The order page: payment and its status. */
export interface OrderMessages {
  readonly method: string
  readonly paymentNotes: Readonly<Record<PaymentProvider, string>>
  readonly pay: (sum: string) => string
  readonly payAgain: (sum: string) => string
  readonly somOnly: string
  readonly starting: string
  readonly leaving: string
  readonly paidTitle: string
  readonly paidText: string
  readonly checkingTitle: string
  readonly checkingText: string
  readonly checkingLong: string
  readonly checkNow: string
  readonly unpaidTitle: string
  readonly unpaidText: string
  readonly refusedText: string
  readonly canceledTitle: string
  readonly canceledText: string
  readonly heldUntil: (when: string) => string
  readonly notPayable: string
  /** An unpaid order, offered on other pages. */
  readonly waitingTitle: (number: string) => string
  readonly waitingText: string
  readonly hide: string
  /** The store has no payment method. */
  readonly noPayments: string
  readonly nothingLost: string
  readonly contactUs: string
}
