import type {
  Issue,
  Language,
  Money,
  NewRetailOrder,
  PaymentProvider,
  PlacedOrder,
  Quote,
  Redirect,
  LineRequest,
} from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { Failure } from '../failure.ts'
import type { CartGroup } from '../retail-cart/cart-groups.ts'
import type { CartLine } from '../retail-cart/retail-cart.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { ChosenServices } from './issues.ts'
import type { OrderAttempt } from './order-attempt.ts'
import type { StoredCheckout } from './stored-checkout.ts'

/** The steps at which something is chosen. */
export type CheckoutPlace = StoredCheckout['step']

export interface CheckoutContext {
  readonly country: string
  readonly language: Language
  /** Which goods are bought now: special ones while there are any. */
  readonly group: CartGroup
  readonly lines: readonly CartLine[]
  /** What stays in the basket until this purchase is completed. */
  readonly waiting: readonly CartLine[]
  /** The `clock` of the cart that the lines were taken from. */
  readonly revision: number
  readonly form: CheckoutForm
  /** The phone that was checked: as it was typed, and in international form. */
  readonly phone: { readonly typed: string; readonly international: string } | null
  /** The step that was opened last: where a reload goes on. */
  readonly step: CheckoutPlace
  /** After a reload the sum that was about to be paid; null once a step is open. */
  readonly resumed: Money | null
  readonly issues: readonly Issue[]
  readonly quote: Quote | null
  readonly services: ChosenServices
  readonly payment_method: PaymentProvider | null
  readonly attempt: OrderAttempt
  readonly failure: Failure | null
  readonly placed: PlacedOrder | null
  readonly redirect: z.output<typeof Redirect> | null
  /** The key under which the payment is started. */
  readonly paymentKey: string
  readonly newKey: () => string
}

export type CheckoutEvent =
  | { readonly type: 'form.change'; readonly change: Partial<CheckoutForm> }
  | { readonly type: 'contact.submit' }
  | { readonly type: 'contact.open' }
  /** `key` is the cart key of the line. */
  | { readonly type: 'delivery.choose'; readonly key: string; readonly service_id: string }
  | { readonly type: 'delivery.submit' }
  | { readonly type: 'delivery.open' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'payment.choose'; readonly method: PaymentProvider }
  | { readonly type: 'order.place' }
  /** After a refusal: the same again, or with the quote that came with it. */
  | { readonly type: 'order.retry' }
  | { readonly type: 'quote.accept' }
  /** The order stands and is not paid: another try at the bank, or later by the payment link. */
  | { readonly type: 'payment.start' }
  | { readonly type: 'payment.later' }
  /** The order stands: on to what waited in the basket. */
  | { readonly type: 'checkout.next' }
  /** `lines` is all that is in the cart. */
  | { readonly type: 'cart.changed'; readonly lines: readonly CartLine[]; readonly revision: number }

export interface CheckoutInput {
  readonly country: string
  readonly language: Language
  /** All that is in the cart. */
  readonly lines: readonly CartLine[]
  readonly revision: number
  /** From `readCheckout`. */
  readonly stored?: StoredCheckout | null
  /** Makes a key that nobody guesses, such as `() => crypto.randomUUID()`. */
  readonly newKey: () => string
}

export interface QuoteInput {
  readonly items: readonly LineRequest[]
}

export interface PhoneInput {
  readonly phone: string
  readonly country: string
}

export interface PlaceInput {
  readonly key: string
  readonly body: NewRetailOrder
}

export interface PaymentInput {
  readonly key: string
  readonly provider: PaymentProvider
  readonly placed: PlacedOrder
}

export interface LeaveInput {
  readonly redirect: z.output<typeof Redirect>
}

/**
 * What the keeper is told: keep what was typed; or an order was made, so remember it and empty the cart of it.
 * `next` is how the purchase of what waited begins; null when nothing did.
 */
export type PersistCheckout =
  | { readonly type: 'persist'; readonly checkout: StoredCheckout }
  | {
      readonly type: 'placed'
      readonly placed: PlacedOrder
      readonly keys: readonly string[]
      readonly next: StoredCheckout | null
    }
