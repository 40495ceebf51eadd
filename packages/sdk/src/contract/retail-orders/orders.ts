import * as z from 'zod/mini'
import { guestsAnd, holderOrOwner, owner } from '../access.ts'
import { Address } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { EMAIL, EMAIL_LENGTH } from '../../rules/email.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { OrderKind } from '../order-kind.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, Instant, MediaPath, Secret, Slug } from '../scalars.ts'
import { LineRequest } from './delivery.ts'
import { PaymentProvider } from './payment-provider.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** Who ordered. The phone is in international form, `+996700123456`. */
export const Contact = z.object({
  first_name: name,
  last_name: name,
  email: z.string().check(z.maxLength(EMAIL_LENGTH), z.regex(EMAIL)),
  phone: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
})
export type Contact = z.infer<typeof Contact>

/** A line with the delivery chosen for it and the price the shopper saw, in som per piece. */
export const NewOrderLine = z.object({
  ...LineRequest.shape,
  service_id: z.string().check(z.minLength(1), z.maxLength(60)),
  sale_cost: Money,
})

/** `total` is what the shopper saw, goods and delivery, in som; the server compares it with its own. */
export const NewRetailOrder = z.object({
  quote_id: z.string().check(z.minLength(1), z.maxLength(60)),
  items: z.array(NewOrderLine).check(z.minLength(1), z.maxLength(100)),
  total: Money,
  contact: Contact,
  address: Address,
  comment: z.optional(z.string().check(z.maxLength(2000))),
  payment_method: PaymentProvider,
  language: Language,
  /** 'Accepting terms & conditions are required'. */
  terms: z.literal(true),
})
export type NewRetailOrder = z.infer<typeof NewRetailOrder>

/** How long the number of a parcel may be. */
export const TRACKING_LENGTH = { min: 4, max: 60 } as const

/** By which the carrier finds a parcel. */
export const TrackingNumber = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^[A-Za-z0-9][A-Za-z0-9 /-]{${TRACKING_LENGTH.min - 2},${TRACKING_LENGTH.max - 2}}[A-Za-z0-9]$`,
      ),
    ),
  )

export const OrderLine = z.object({
  product_id: Id,
  variation_id: Id,
  slug: Slug,
  name: LocalizedText,
  color_name: LocalizedText,
  photo: MediaPath,
  size: z.string(),
  count: z.int(),
  is_special: z.boolean(),
  sale_cost: Money,
  total: Money,
  /** Counted in the days of its delivery; null where the pieces lay ready. */
  made_to_order_days: z.nullable(z.int()),
  delivery: z.object({
    code: z.string(),
    carrier: z.string(),
    name: LocalizedText,
    price: Money,
    days_min: z.int(),
    days_max: z.int(),
    /** Null until the parcel is handed over, or where its carrier gives none. */
    tracking_number: z.nullable(z.string()),
  }),
})
export type OrderLine = z.infer<typeof OrderLine>

/**
 * Where the money stands, as far as the bank has confirmed it.
 * `checking`: an attempt is open and the bank has not said yet. Else the last attempt tells: `refused` by the bank,
 * `canceled` by the shopper; `unpaid`: no attempt, or the bank's page was left until it ran out.
 */
export const PaymentState = z.enum(['unpaid', 'checking', 'refused', 'canceled', 'paid'])
export type PaymentState = z.infer<typeof PaymentState>

export const OrderEvent = z.object({
  status: OrderStatus,
  /** Why an order is on hold, or what a manager wrote beside a move. */
  reason: z.nullable(z.string()),
  created_at: Instant,
})

export const RetailOrder = z.object({
  id: Id,
  order_number: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  /** Why the order is on hold: `expired`, `sold_out`, `mismatch` or a manager's word. */
  reason: z.nullable(z.string()),
  payment: z.object({ state: PaymentState, provider: PaymentProvider, payable: z.boolean() }),
  /** When unpaid stock goes back on sale; null once paid or already returned. */
  held_until: z.nullable(Instant),
  items: z.array(OrderLine),
  contact: Contact,
  address: Address,
  comment: z.string(),
  language: Language,
  /** Sums in som. */
  goods_total: Money,
  delivery_total: Money,
  total: Money,
  timeline: z.array(OrderEvent),
  created_at: Instant,
})
export type RetailOrder = z.infer<typeof RetailOrder>

/** The order just made, with the secret that opens it and the path where it can be paid later. */
export const PlacedOrder = z.object({ order: RetailOrder, secret: Secret, payment_link: z.string() })
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const RetailOrderSummary = z.object({
  id: Id,
  order_number: z.string(),
  status: OrderStatus,
  payment_state: PaymentState,
  total: Money,
  created_at: Instant,
})

/** The secret of a guest's order, as links carry it. */
export const Key = z.object({ k: z.optional(Secret) })

export const orders = {
  place: endpoint({
    method: 'POST',
    path: '/frontend/order/retail',
    summary:
      'Order retail goods. Prices, stock and totals are checked against the server; one order per Idempotency-Key.',
    access: guestsAnd('frontend', 'wholesale'),
    body: NewRetailOrder,
    response: PlacedOrder,
    errors: ['PRICE_CHANGED', 'QUOTE_STALE', 'SOLD_OUT', 'NOT_SOLD_HERE', 'KEY_REUSED', 'IN_PROGRESS'],
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/frontend/order/retail',
    summary: 'The retail orders of the person logged in, a page at a time.',
    access: owner('frontend', 'wholesale'),
    query: z.object(PageQuery),
    response: paginated(RetailOrderSummary),
    errors: ['UNAUTHENTICATED'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/frontend/order/retail/all',
    summary: 'Every retail order of the person logged in.',
    access: owner('frontend', 'wholesale'),
    response: z.array(RetailOrderSummary),
    errors: ['UNAUTHENTICATED'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/frontend/order/retail/:id',
    summary: 'One retail order, for its owner or whoever holds its secret. The number alone is 404.',
    access: holderOrOwner('frontend', 'wholesale'),
    params: z.object({ id: Id }),
    query: Key,
    response: RetailOrder,
    errors: ['NOT_FOUND'],
  }),
  byPaymentLink: endpoint({
    method: 'GET',
    path: '/frontend/payment-link/:uuid',
    summary: 'The order behind a payment link, of either kind.',
    access: holderOrOwner('frontend', 'wholesale'),
    params: z.object({ uuid: z.uuid() }),
    query: Key,
    response: RetailOrder,
    errors: ['NOT_FOUND'],
  }),
}
