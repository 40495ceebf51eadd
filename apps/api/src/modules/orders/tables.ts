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
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Tyiyn. A hundred lines of ninety-nine dear things pass what `integer` holds. */
const minor = (name: string) => bigint(name, { mode: 'number' })

/** One row of numbers for every kind of order. */
export const orderNumber = pgSequence('order_number', { startWith: 100_001 })

export const retailOrder = pgTable(
  'retail_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    /** The market of its lines: an order holds goods of one kind. */
    kind: text().$type<OrderKind>().notNull().default('retail'),
    paymentLink: uuid('payment_link').notNull().unique(),
    /** SHA-256 of the secret that opens the order for whoever holds it. */
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
    /** All three are null for an order that is collected: nothing is sent. */
    city: text(),
    street: text(),
    postalCode: text('postal_code'),
    comment: text().notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** For whoever is given the goods; empty where nothing was written. */
    giftNote: text('gift_note').notNull().default(''),
    provider: text().$type<PaymentProvider>().notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    deliveryMinor: minor('delivery_minor').notNull(),
    /** The code that was used, and what it took off the goods: what it is worth now is another matter. */
    discountCode: text('discount_code'),
    discountKind: text('discount_kind').$type<DiscountTerms['kind']>(),
    discountMinor: minor('discount_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    /** Whether the order holds its pieces: given back once, taken again once. */
    holdsStock: boolean('holds_stock').notNull(),
    /** When unpaid stock goes back on sale; null once it did or the order was paid. */
    heldUntil: moment('held_until'),
    paidAt: moment('paid_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('retail_order_held').on(t.heldUntil),
    index('retail_order_owner').on(t.ownerMarket, t.ownerId, t.id),
    index('retail_order_status').on(t.status, t.id),
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

/** A line as it was when ordered; the catalogue may change or forget it afterwards. */
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
    /** How many of them were taken from the stock, and go back there; the rest is made. */
    fromStock: integer('from_stock').notNull(),
    /** Promised for the making, and part of its days; null where all lay ready. */
    madeToOrderDays: integer('made_to_order_days'),
    /** The workshop that made it, of special goods. */
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
    /** Its share of what a code took off the goods. */
    discountMinor: minor('discount_minor').notNull().default(0),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    /** By which the carrier finds the parcel. */
    trackingNumber: text('tracking_number'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('retail_order_line_product').on(t.productId),
    index('retail_order_line_artisan')
      .on(t.artisanId, t.orderId)
      .where(sql`${t.artisanId} is not null`),
    check('retail_order_line_count', sql`${t.count} > 0`),
    check('retail_order_line_stock', sql`${t.fromStock} between 0 and ${t.count}`),
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
    /** The manager or craftsman who moved it. */
    movedBy: integer('moved_by').references(() => account.id, { onDelete: 'set null' }),
    /** How the work looks, by a craftsman. */
    photo: text(),
    /** When the buyer was mailed about what a craftsman did. */
    announcedAt: moment('announced_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('retail_order_event_order').on(t.orderId, t.id)],
)

/** One row per intent of a caller; the answer is read again from the order it made. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    /** Written by the statement that places the order. */
    orderId: integer('order_id').references(() => retailOrder.id),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('idempotency_key_expiry').on(t.expiresAt)],
)

export type AttemptState =
  'created' | 'pending' | 'captured' | 'partially_refunded' | 'refunded' | 'failed' | 'canceled' | 'expired'

/** One try to collect the money of an order at one provider. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    provider: text().$type<PaymentProvider>().notNull(),
    /** Our own number for it, for banks that take digits only; also its last six digits are no other attempt's. */
    invoice: integer().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** The bank's name for it; null until the bank has answered. */
    providerRef: text('provider_ref'),
    /** What the bank is asked for, in hundredths of its currency. */
    amountMinor: minor('amount_minor').notNull(),
    currency: text().$type<ChargedCurrency>().notNull(),
    /** The order's total in tyiyn, and the rate at which it became the amount: som for one unit, the rate's day and what was added to it. */
    somMinor: minor('som_minor').notNull(),
    rate: text(),
    rateDate: text('rate_date'),
    marginPercent: text('margin_percent'),
    state: text().$type<AttemptState>().notNull(),
    /** How much of the amount has gone back. */
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** What a person must look at: `mismatch` of sum, currency or merchant; `surplus`, the order was paid already. */
    flag: text().$type<'mismatch' | 'surplus'>(),
    /** Part of our own return address at the bank. */
    returnToken: text('return_token').notNull().unique(),
    successUrl: text('success_url'),
    cancelUrl: text('cancel_url'),
    redirect: jsonb().$type<{ method: 'GET' | 'POST'; url: string; fields: Record<string, string> }>(),
    /** When the bank was last asked, and how often the check has asked it. */
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

/** Money of an attempt on its way back to the buyer. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: uuid().primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    amountMinor: minor('amount_minor').notNull(),
    /** `unclear`: the bank has not said what became of it, and asking again could pay twice. */
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    /** Whether the goods go back on sale with it. */
    returnsStock: boolean('returns_stock').notNull(),
    requestedBy: integer('requested_by').references(() => account.id, { onDelete: 'set null' }),
    /** When the bank was first asked, and how often it was. */
    askedAt: moment('asked_at'),
    asks: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the buyer was told. */
    toldAt: moment('told_at'),
  },
  (t) => [
    index('payment_refund_attempt').on(t.attemptId, t.createdAt),
    check('payment_refund_amount', sql`${t.amountMinor} > 0`),
  ],
)

/** Emails that the mail server has taken, so that a job run twice sends one. */
export const sentOrderEmail = pgTable(
  'order_email',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => retailOrder.id),
    kind: text().$type<'placed' | 'paid' | 'to_make'>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.kind] })],
)
