import type {
  ChargedCurrency,
  DiscountTerms,
  Language,
  LocalizedText,
  OrderKind,
  OrderMover,
  OrderStatus,
  PaymentProvider,
} from '@shyrdak/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { bytes, minor, moment } from '#platform/sql/columns.ts'
import { searchIndex, searchText } from '#platform/sql/search-text.ts'
import { account } from '../accounts/tables.ts'
import { discount } from '../discounts/tables.ts'

/** One sequence for orders of every kind. */
export const orderNumber = pgSequence('order_number', { startWith: 100_001 })

type OrderSearch = Record<'number' | 'email' | 'phone' | 'firstName' | 'lastName', PgColumn>

/** What the desk searches in orders. */
export const orderSearchText = ({ number, email, phone, firstName, lastName }: OrderSearch): SQL =>
  searchText(number, email, phone, firstName, lastName)

export const retailOrder = pgTable(
  'retail_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    /** The kind of its goods: an order holds goods of one kind. */
    kind: text().$type<OrderKind>().notNull().default('retail'),
    paymentLink: uuid('payment_link').notNull().unique(),
    /** SHA-256 of the secret that opens the order. */
    secretHash: bytes('secret_hash').notNull(),
    ownerMarket: text('owner_market'),
    ownerId: integer('owner_id'),
    status: text().$type<OrderStatus>().notNull(),
    reason: text(),
    country: text().notNull(),
    language: text().$type<Language>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** City, street and postal code are null for a pickup order. */
    city: text(),
    street: text(),
    postalCode: text('postal_code'),
    comment: text().notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** For the recipient of the gift; empty when no note was written. */
    giftNote: text('gift_note').notNull().default(''),
    provider: text().$type<PaymentProvider>().notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    deliveryMinor: minor('delivery_minor').notNull(),
    /**
     * The code that was used and the discount on goods at that time. Later changes to the code do not affect
     * it.
     */
    discountCode: text('discount_code'),
    /** The code itself, whatever it is called by now. */
    discountId: integer('discount_id').references(() => discount.id),
    discountKind: text('discount_kind').$type<DiscountTerms['kind']>(),
    discountMinor: minor('discount_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    /** Whether the order holds its stock. Keeps a release or a hold from happening twice. */
    holdsStock: boolean('holds_stock').notNull(),
    /** When unpaid stock goes back on sale; null once it is released or the order is paid. */
    heldUntil: moment('held_until'),
    paidAt: moment('paid_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('retail_order_held').on(t.heldUntil),
    index('retail_order_owner').on(t.ownerMarket, t.ownerId, t.id),
    index('retail_order_status').on(t.status, t.id),
    searchIndex('retail_order_search', orderSearchText(t)),
    /** The income of a week. */
    index('retail_order_paid')
      .on(t.paidAt)
      .where(sql`${t.paidAt} is not null`),
    /** A code with orders cannot be deleted. */
    index('retail_order_discount')
      .on(t.discountId)
      .where(sql`${t.discountId} is not null`),
    /** Guest orders are claimed by email. */
    index('retail_order_claim')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.ownerId} is null`),
    check('retail_order_address', sql`num_nulls(${t.city}, ${t.street}, ${t.postalCode}) in (0, 3)`),
    check('retail_order_gift', sql`${t.isGift} or ${t.giftNote} = ''`),
    check('retail_order_kind', sql`${t.kind} in ('retail', 'special')`),
    check(
      'retail_order_total',
      sql`${t.totalMinor} = ${t.goodsMinor} - ${t.discountMinor} + ${t.deliveryMinor}
        and ${t.discountMinor} between 0 and ${t.goodsMinor}`,
    ),
  ],
)

/** A line as it was ordered. Later changes to the catalogue do not affect it. */
export const retailOrderLine = pgTable(
  'retail_order_line',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    position: integer().notNull(),
    productId: integer('product_id').notNull(),
    variationId: integer('variation_id').notNull(),
    size: text().notNull(),
    count: integer().notNull(),
    /** The pieces canceled since. An order canceled as a whole leaves its lines as they are, and shows none of these. */
    canceledCount: integer('canceled_count').notNull().default(0),
    /** The pieces taken from stock, which go back there on cancellation. The rest is made to order. */
    fromStock: integer('from_stock').notNull(),
    /** The production time promised with the order; null when all pieces were in stock. */
    madeToOrderDays: integer('made_to_order_days'),
    /** The workshop that makes it; set for special goods. */
    artisanId: integer('artisan_id'),
    isSpecial: boolean('is_special').notNull(),
    slug: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    colorName: jsonb('color_name').$type<LocalizedText>().notNull(),
    photo: text().notNull(),
    saleMinor: minor('sale_minor').notNull(),
    serviceCode: text('service_code').notNull(),
    carrier: text().notNull(),
    serviceName: jsonb('service_name').$type<LocalizedText>().notNull(),
    deliveryMinor: minor('delivery_minor').notNull(),
    /** Its share of the discount on goods. */
    discountMinor: minor('discount_minor').notNull().default(0),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    /** The carrier's tracking number. */
    trackingNumber: text('tracking_number'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('retail_order_line_product').on(t.productId),
    index('retail_order_line_photo').on(t.photo),
    index('retail_order_line_artisan')
      .on(t.artisanId, t.orderId)
      .where(sql`${t.artisanId} is not null`),
    check('retail_order_line_count', sql`${t.count} > 0`),
    check('retail_order_line_canceled', sql`${t.canceledCount} between 0 and ${t.count}`),
    check('retail_order_line_stock', sql`${t.fromStock} between 0 and ${t.count} - ${t.canceledCount}`),
  ],
)

/** Every move of an order, and who made it. */
export const retailOrderEvent = pgTable(
  'retail_order_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    status: text().$type<OrderStatus>().notNull(),
    reason: text(),
    mover: text().$type<OrderMover>().notNull(),
    /** The account of the manager or craftsman who moved it. */
    movedBy: integer('moved_by').references(() => account.id, { onDelete: 'set null' }),
    /** A craftsman's progress photo. */
    photo: text(),
    /** When the buyer was emailed about this event. */
    announcedAt: moment('announced_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('retail_order_event_order').on(t.orderId, t.id),
    index('retail_order_event_photo')
      .on(t.photo)
      .where(sql`${t.photo} is not null`),
  ],
)

/** `processing`: the buyer has paid, and the bank is still checking the payment. */
export type AttemptState =
  | 'created'
  | 'pending'
  | 'processing'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'canceled'
  | 'expired'

/** One attempt to collect the payment of an order through one provider. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    provider: text().$type<PaymentProvider>().notNull(),
    /**
     * Our own number of the attempt, for banks that accept only digits. Its last six digits are unique too.
     */
    invoice: integer().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** The bank's reference; null until the bank has answered. */
    providerRef: text('provider_ref'),
    /** The amount requested from the bank, in hundredths of its currency. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text().$type<ChargedCurrency>().notNull(),
    /**
     * The order's total in tyiyn, and how it was converted: som per unit, the day of the rate and the margin
     * added.
     */
    somMinor: minor('som_minor').notNull(),
    rate: text(),
    rateDate: text('rate_date'),
    marginPercent: text('margin_percent'),
    state: text().$type<AttemptState>().notNull(),
    /** How much of the amount was refunded. */
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /**
     * Needs a person's attention: `mismatch` of amount, currency or merchant; `surplus` when the order was
     * already paid or canceled.
     */
    flag: text().$type<'mismatch' | 'surplus'>(),
    /** The token in the URL to which the bank returns the buyer. */
    returnToken: text('return_token').notNull().unique(),
    successUrl: text('success_url'),
    cancelUrl: text('cancel_url'),
    redirect: jsonb().$type<{ method: 'GET' | 'POST'; url: string; fields: Record<string, string> }>(),
    /** When the bank was last asked about the attempt, and how often the check has asked. */
    askedAt: moment('asked_at'),
    checks: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('payment_attempt_ref').on(t.provider, t.providerRef),
    index('payment_attempt_order').on(t.orderId, t.createdAt),
  ],
)

export type RefundState = 'requested' | 'succeeded' | 'failed' | 'unclear'

/** A refund of an attempt. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: uuid().primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    amountMinor: minor('amount_minor').notNull(),
    /** `unclear`: the bank has not confirmed the outcome, and a retry could refund twice. */
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    /** Whether the refund also returns the goods to stock. */
    returnsStock: boolean('returns_stock').notNull(),
    requestedBy: integer('requested_by').references(() => account.id, { onDelete: 'set null' }),
    /** When the bank was first asked for the refund. */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
    /** When the buyer was emailed about the refund. */
    notifiedAt: moment('notified_at'),
  },
  (t) => [
    index('payment_refund_attempt').on(t.attemptId, t.createdAt),
    check('payment_refund_amount', sql`${t.amountMinor} > 0`),
  ],
)

/** Order emails that the mail server has accepted, so that a job that runs twice sends one. */
export const sentOrderEmail = pgTable(
  'order_email',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    /** `to_make_begun` is written before the craftsmen are emailed: from then on one may have been. */
    kind: text().$type<'placed' | 'paid' | 'to_make_begun' | 'to_make'>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.kind] })],
)
