import type {
  CheckedDiscount,
  Issue,
  Language,
  Money,
  NewRetailOrder,
  PaymentProvider,
  PlacedOrder,
  Quote,
  Redirect,
  LineRequest,
  DeliveryWays,
  QuoteDestination,
} from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { OrderedLine } from '../cart-sync/remove-ordered.ts'
import type { CartGroup } from '../retail-cart/cart-groups.ts'
import type { CartLine } from '../retail-cart/retail-cart.ts'
import type { CheckoutFailure } from './checkout-failure.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { ChosenServices } from './chosen-services.ts'
import type { OrderAttempt } from './order-attempt.ts'
import type { OwnOrder } from './own-orders.ts'
import type { StoredCheckout } from './stored-checkout.ts'

/** The steps with a form. */
export type CheckoutFormStep = StoredCheckout['step']

export interface CheckoutContext {
  readonly country: string
  /** Delivery and pickup in the country; null if unknown. */
  readonly ways: DeliveryWays | null
  readonly language: Language
  /** Special goods are ordered first, while there are any. */
  readonly group: CartGroup
  readonly lines: readonly CartLine[]
  /** Lines that stay in the cart until this order is complete. */
  readonly waiting: readonly CartLine[]
  readonly form: CheckoutForm
  /** The last phone checked: as typed and in international form. */
  readonly phone: { readonly typed: string; readonly international: string } | null
  /** The last step opened, where checkout resumes after a reload. */
  readonly step: CheckoutFormStep
  /** The total shown before a reload; null once a step is open. */
  readonly resumed: Money | null
  readonly issues: readonly Issue[]
  readonly quote: Quote | null
  readonly services: ChosenServices
  /** The discount code of the cart, as checked by the store. */
  readonly discount: CheckedDiscount | null
  readonly payment_method: PaymentProvider | null
  readonly attempt: OrderAttempt
  readonly failure: CheckoutFailure | null
  readonly placed: PlacedOrder | null
  /** The order that another tab has placed for the same lines. */
  readonly elsewhere: OwnOrder | null
  readonly redirect: z.output<typeof Redirect> | null
  readonly newKey: () => string
}

export type CheckoutEvent =
  | { readonly type: 'form.change'; readonly change: Partial<CheckoutForm> }
  | { readonly type: 'contact.submit' }
  | { readonly type: 'contact.open' }
  /** `key` is the cart key of the line; without it the choice applies to every line. */
  | { readonly type: 'delivery.choose'; readonly key?: string; readonly service_id: string }
  | { readonly type: 'delivery.submit' }
  | { readonly type: 'delivery.open' }
  | { readonly type: 'quote.retry' }
  | { readonly type: 'payment.choose'; readonly method: PaymentProvider }
  | { readonly type: 'order.place' }
  /** After a refusal: retry, or accept the new quote. */
  | { readonly type: 'order.retry' }
  | { readonly type: 'quote.accept' }
  /** The order is unpaid: try the bank again, or pay later with the link. */
  | { readonly type: 'payment.start' }
  | { readonly type: 'payment.later' }
  /** Order the lines left in the cart. */
  | { readonly type: 'checkout.next' }
  | { readonly type: 'discount.changed'; readonly discount: CheckedDiscount | null }
  /** `lines` is the whole cart. */
  | { readonly type: 'cart.changed'; readonly lines: readonly CartLine[] }
  /** The cart has a new quote. An order with an unknown result may hold what is short in it. */
  | { readonly type: 'cart.quoted'; readonly quote: Quote }

export interface CheckoutInput {
  readonly country: string
  /** By default, orders are delivered to the spec's checkout countries and cannot be picked up. */
  readonly ways?: DeliveryWays | null
  readonly language: Language
  /** The whole cart. */
  readonly lines: readonly CartLine[]
  /** The discount code of the cart. */
  readonly discount?: CheckedDiscount | null
  /** From `readCheckout`. */
  readonly stored?: StoredCheckout | null
  /** Returns an unguessable key. `crypto.randomUUID` is missing on pages without HTTPS. */
  readonly newKey: () => string
}

export interface QuoteInput {
  readonly items: readonly LineRequest[]
  /** Null for a pickup. */
  readonly destination: QuoteDestination | null
}

export interface PhoneInput {
  readonly phone: string
  readonly country: string
}

export interface PlaceInput {
  readonly key: string
  readonly body: NewRetailOrder
}

export interface RecoverInput {
  readonly key: string
  /** At least one. */
  readonly bodies: readonly NewRetailOrder[]
}

/** An order and the body that it was placed with. */
export interface RecoveredOrder {
  readonly placed: PlacedOrder
  readonly body: NewRetailOrder
}

export interface FindInput {
  /** The idempotency key. */
  readonly key: string
}

export interface PaymentInput {
  readonly provider: PaymentProvider
  readonly placed: PlacedOrder
}

export interface LeaveInput {
  readonly redirect: z.output<typeof Redirect>
}

/**
 * Messages to the persister: save the form, or store a placed order and remove what was ordered from the
 * cart. `next` is the checkout of the remaining lines; null if there are none.
 */
export type PersistCheckout =
  | { readonly type: 'persist'; readonly checkout: StoredCheckout }
  | {
      readonly type: 'placed'
      readonly placed: PlacedOrder
      /** The idempotency key. */
      readonly key: string
      readonly ordered: readonly OrderedLine[]
      readonly next: StoredCheckout | null
    }
