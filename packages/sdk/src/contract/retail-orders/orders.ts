import * as z from 'zod/mini'
import { guestsAnd, holderOrOwner } from '../access.ts'
import { NewOrderAddress, OrderAddress } from '../address.ts'
import { endpoint, type ErrorShapes } from '../endpoint.ts'
import { Email, PersonFields } from '../auth/person.ts'
import { CheckedDiscount, DiscountCode, DiscountTerms } from '../discounts/discounts.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { OrderKind } from '../order-kind.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { UNCONFIRMED_LIMIT } from '../rate-limits.ts'
import { Day, Id, Instant, MediaPath, Secret, Slug } from '../scalars.ts'
import { LineRequest, Quote } from './delivery.ts'
import { PaymentCharge } from './payment-charge.ts'
import { ChargedCurrency, PaymentProvider } from './payment-provider.ts'
import { orderOwner } from './order-owner.ts'

/** Contact details of the buyer, as in an account. The order matters: checkout compares orders as JSON. */
export const Contact = z.object({
  first_name: PersonFields.first_name,
  last_name: PersonFields.last_name,
  email: Email,
  phone: PersonFields.phone,
})
export type Contact = z.infer<typeof Contact>

/** A line with the selected delivery service and the price the shopper saw, in som per item. */
export const NewOrderLine = z.extend(LineRequest, {
  service_id: z.string().check(z.minLength(1), z.maxLength(60)),
  sale_cost: Money,
})

/** Longest comment of a buyer, in characters. */
export const COMMENT_LENGTH = 2000

/** Longest gift note, in characters. */
export const GIFT_NOTE_LENGTH = 300

/**
 * `total` is the amount that the shopper saw for goods and delivery, less the discount, in som. The server
 * refuses the order if its own total differs. The packing slip of a gift shows the note, if any, and no
 * prices; an order with a `gift_note` is a gift.
 */
export const NewRetailOrder = z.object({
  quote_id: z.string().check(z.minLength(1), z.maxLength(60)),
  items: z.array(NewOrderLine).check(z.minLength(1), z.maxLength(100)),
  total: Money,
  contact: Contact,
  address: NewOrderAddress,
  comment: z.optional(z.string().check(z.maxLength(COMMENT_LENGTH))),
  discount_code: z.optional(DiscountCode),
  is_gift: z.optional(z.boolean()),
  gift_note: z.optional(z.string().check(z.maxLength(GIFT_NOTE_LENGTH))),
  payment_method: PaymentProvider,
  language: Language,
  /** Must be accepted. Source: spec §5, messages. */
  terms: z.literal(true),
})
export type NewRetailOrder = z.infer<typeof NewRetailOrder>

/** A line as it was ordered: later changes of the product do not show here. Prices are in som, after its discount. */
export const OrderLine = z.object({
  product_id: Id,
  variation_id: Id,
  slug: Slug,
  name: LocalizedText,
  color_name: LocalizedText,
  photo: MediaPath,
  size: z.string(),
  /** The items ordered, also after some of them were cancelled. */
  count: z.int(),
  /**
   * How many of `count` were cancelled while the rest of the order goes on; absent if none were. Also absent of an
   * order that is cancelled as a whole: it is `on_hold` with the reason `canceled`.
   */
  canceled: z.optional(z.int()),
  is_special: z.boolean(),
  sale_cost: Money,
  /** The sum of all items ordered. */
  total: Money,
  /** Production time, included in the days of `delivery`; null if the items were in stock. */
  made_to_order_days: z.nullable(z.int()),
  delivery: z.object({
    code: z.string(),
    carrier: z.string(),
    name: LocalizedText,
    price: Money,
    days_min: z.int(),
    days_max: z.int(),
    /** Null until the parcel is shipped, or if the carrier provides none. */
    tracking_number: z.nullable(z.string()),
  }),
})
export type OrderLine = z.infer<typeof OrderLine>

/**
 * The state of the payment, as confirmed by the bank.
 * `checking`: an attempt is open and the bank has not confirmed it yet. `refused`: the bank refused the last
 * attempt.
 * `canceled`: the shopper canceled the last attempt. `unpaid`: no attempt was made, or the last one expired.
 * `refunded`: the whole payment was refunded. After a partial refund the order stays `paid` and has
 * `refunded`.
 */
export const PaymentState = z.enum(['unpaid', 'checking', 'refused', 'canceled', 'paid', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>

/** The refunded part of the payment: `amount` in the bank's `currency`, `total` in som at its rate. */
export const RefundedMoney = z.object({ total: Money, amount: Money, currency: ChargedCurrency })
export type RefundedMoney = z.infer<typeof RefundedMoney>

/**
 * Money that arrived for an order that was already paid, or canceled, in the bank's `currency`. All of it goes back to
 * the buyer; `refunded` is how much already has.
 */
export const SurplusPayment = z.object({
  provider: PaymentProvider,
  amount: Money,
  refunded: Money,
  currency: ChargedCurrency,
})
export type SurplusPayment = z.infer<typeof SurplusPayment>

export const OrderEvent = z.object({
  status: OrderStatus,
  /** Why the order is on hold, or the note of a manager or craftsman. */
  reason: z.nullable(z.string()),
  /** A photo of the work by the craftsman. */
  photo: z.optional(MediaPath),
  created_at: Instant,
})

/** Fields that explain the status of an order, besides its `reason`. */
export const StatusTraits = {
  /** Whether some of its goods are made to order; false if all of them were in stock. */
  is_made_to_order: z.boolean(),
  /** Whether the buyer picks the order up; nothing is sent. */
  is_collected: z.boolean(),
}

export const RetailOrder = z.object({
  id: Id,
  order_number: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  ...StatusTraits,
  /** Why the order is on hold: `expired`, `sold_out`, `mismatch` or a manager's note. */
  reason: z.nullable(z.string()),
  payment: z.object({
    state: PaymentState,
    provider: PaymentProvider,
    payable: z.boolean(),
    /** What the bank has charged, or will charge for an open payment; absent without a payment. */
    charge: z.optional(PaymentCharge),
  }),
  /** When the stock of an unpaid order is released; null once it is released or paid, or a bank processes a payment. */
  held_until: z.nullable(Instant),
  items: z.array(OrderLine),
  contact: Contact,
  address: OrderAddress,
  comment: z.string(),
  is_gift: z.boolean(),
  /** The buyer's note to the recipient of a gift; absent if none was written. */
  gift_note: z.optional(z.string()),
  language: Language,
  /**
   * Totals in som: goods and delivery, less the `amount` that a code takes off the goods. `discount` is
   * absent without a code.
   */
  goods_total: Money,
  delivery_total: Money,
  discount: z.optional(z.object({ code: z.string(), kind: DiscountTerms.shape.kind, amount: Money })),
  total: Money,
  timeline: z.array(OrderEvent),
  /** The day by which items made to order are finished; null before payment and for items in stock. */
  promised_on: z.nullable(Day),
  /** A partial or full refund; absent without one. */
  refunded: z.optional(RefundedMoney),
  /** Payments that were not owed, oldest first; absent without one. They are no part of `payment` and `refunded`. */
  surplus: z.optional(z.array(SurplusPayment)),
  created_at: Instant,
})
export type RetailOrder = z.infer<typeof RetailOrder>

/** A new order, with the secret that gives access to it and the path of its payment page. */
export const PlacedOrder = z.object({ order: RetailOrder, secret: Secret, payment_link: z.string() })
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const RetailOrderSummary = z.object({
  id: Id,
  order_number: z.string(),
  status: OrderStatus,
  /**
   * The ordered goods without cancelled ones, in the order of the lines. Craftsmen see only those of their own
   * workshop.
   */
  goods: z.array(z.object({ name: LocalizedText, photo: MediaPath, count: z.int() })),
  ...StatusTraits,
  /** Why the order is on hold, as in `RetailOrder`. */
  reason: z.nullable(z.string()),
  payment_state: PaymentState,
  /** What the bank has charged, as in `RetailOrder`. */
  charge: z.optional(PaymentCharge),
  total: Money,
  refunded: z.optional(RefundedMoney),
  created_at: Instant,
})
export type RetailOrderSummary = z.infer<typeof RetailOrderSummary>

const changed = { quote: Quote }

/**
 * Errors of placing an order. `quote` holds the current prices and stock. With DISCOUNT_CHANGED, `discount`
 * is the current state of the code and `total` the current total. The last two concern the Idempotency-Key.
 */
export const PLACING_ERRORS = {
  PRICE_CHANGED: changed,
  QUOTE_STALE: changed,
  SOLD_OUT: changed,
  NOT_SOLD_HERE: changed,
  DISCOUNT_CHANGED: { ...changed, discount: CheckedDiscount, total: Money },
  NOT_PAYABLE: {},
  KEY_REUSED: {},
  IN_PROGRESS: {},
} as const satisfies ErrorShapes

/** The secret of an order, sent as a query parameter. */
export const OrderSecretQuery = z.object({ k: z.optional(Secret) })

/**
 * The most orders that `orders.all` lists. Its path promises all of them without pages (spec §7), and no shopper has so
 * many; `orders.list` reaches any number.
 */
export const MAX_ALL_ORDERS = 1000

export const orders = {
  place: endpoint({
    method: 'POST',
    path: '/frontend/order/retail',
    summary:
      'Place an order of retail goods. Fails if prices, stock or totals differ from the server’s. Creates one order per Idempotency-Key.',
    access: guestsAnd('frontend', 'wholesale'),
    body: NewRetailOrder,
    response: PlacedOrder,
    errors: PLACING_ERRORS,
    idempotent: true,
    limit: UNCONFIRMED_LIMIT,
  }),
  list: endpoint({
    method: 'GET',
    path: '/frontend/order/retail',
    summary: 'List the retail orders of the current account, paginated.',
    access: orderOwner,
    query: z.object(PageQuery),
    response: paginated(RetailOrderSummary),
  }),
  all: endpoint({
    method: 'GET',
    path: '/frontend/order/retail/all',
    summary: `List all retail orders of the current account, newest first, up to ${MAX_ALL_ORDERS}.`,
    access: orderOwner,
    response: z.array(RetailOrderSummary),
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/order/retail/:id',
    summary:
      'Retrieve a retail order. Requires the owner’s session or the order’s secret `k`; otherwise returns NOT_FOUND.',
    access: holderOrOwner('frontend', 'wholesale'),
    params: z.object({ id: Id }),
    query: OrderSecretQuery,
    response: RetailOrder,
    errors: { NOT_FOUND: {} },
  }),
  byPaymentLink: endpoint({
    method: 'GET',
    path: '/frontend/payment-link/:uuid',
    summary: 'Retrieve the retail or special order of a payment link.',
    access: holderOrOwner('frontend', 'wholesale'),
    params: z.object({ uuid: z.uuid() }),
    query: OrderSecretQuery,
    response: RetailOrder,
    errors: { NOT_FOUND: {} },
  }),
}
