import type {
  BrandingKind,
  InvoiceLine,
  InvoiceStatus,
  OrderMover,
  OrderStatus,
  WholesaleSource,
} from '@shyrdak/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { localized, minor, moment } from '#platform/sql/columns.ts'
import { searchIndex, searchText } from '#platform/sql/search-text.ts'
import { account } from '../accounts/tables.ts'
import { product } from '../catalogue/tables.ts'
import { sole } from '../catalogue/wholesale-tables.ts'

const ofAccount = (name: string) =>
  integer(name)
    .notNull()
    .references(() => account.id)

/** Prices agreed with clients. A client without a list pays the store's own prices. */
export const priceList = pgTable('price_list', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized('name').notNull(),
  revision: integer().notNull().default(1),
})

/** The price of a piece in a list, from a count on, between two days. */
export const listPrice = pgTable(
  'list_price',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceList.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null for all soles, and for goods without soles. */
    soleId: integer('sole_id').references(() => sole.id, { onDelete: 'cascade' }),
    fromCount: integer('from_count').notNull().default(1),
    amountMinor: integer('amount_minor').notNull(),
    validFrom: date('valid_from').notNull(),
    /** The last valid day; null for an open end. */
    validUntil: date('valid_until'),
    revision: integer().notNull().default(1),
  },
  (t) => [
    index('list_price_product').on(t.priceListId, t.productId),
    index('list_price_of_product').on(t.productId),
    check('list_price_count', sql`${t.fromCount} > 0`),
    check('list_price_amount', sql`${t.amountMinor} > 0`),
    check('list_price_days', sql`${t.validUntil} >= ${t.validFrom}`),
  ],
)

/** A wholesale client: its application, the decision about it, and its terms. */
export const wholesaleApplication = pgTable(
  'wholesale_application',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    company: text().notNull(),
    country: text().notNull(),
    city: text().notNull(),
    comment: text().notNull(),
    priceListId: integer('price_list_id').references(() => priceList.id, { onDelete: 'set null' }),
    /** Every piece is priced as if at least this many were ordered. */
    tierCount: integer('tier_count').notNull().default(1),
    /** Why a manager rejected it. */
    reason: text(),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Incremented by the client's changes and managers' decisions. */
    revision: integer().notNull().default(1),
    /** The revision of the last decision, and of the one last emailed to the client. */
    decidedRevision: integer('decided_revision'),
    announcedRevision: integer('announced_revision'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('wholesale_application_age').on(t.createdAt),
    searchIndex('wholesale_application_search', searchText(t.company)),
    check('wholesale_application_tier', sql`${t.tierCount} > 0`),
  ],
)

/** An employee's invitation, and when the mail server accepted it. */
export const employeeInvitation = pgTable('employee_invitation', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  invitedAt: moment('invited_at').notNull(),
  sentAt: moment('sent_at'),
})

/** An order of goods or of branding kits. Kit orders have an invoice, but no lines and no production. */
export const wholesaleOrder = pgTable(
  'wholesale_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    kind: text().$type<'goods' | 'branding'>().notNull(),
    companyId: ofAccount('company_id'),
    placedBy: ofAccount('placed_by'),
    status: text().$type<OrderStatus>().notNull(),
    delivery: text().notNull(),
    paymentInfo: text('payment_info').notNull(),
    source: text().$type<WholesaleSource>().notNull(),
    comment: text().notNull(),
    count: integer().notNull(),
    /** Rounded down to whole som. */
    totalMinor: minor('total_minor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('wholesale_order_company').on(t.companyId, t.id),
    index('wholesale_order_placed_by').on(t.placedBy),
    searchIndex('wholesale_order_search', searchText(t.number)),
    /** Orders that wait for a manager. */
    index('wholesale_order_waiting')
      .on(t.createdAt)
      .where(sql`${t.kind} = 'goods' and ${t.status} = 'Processing'`),
    check('wholesale_order_kind', sql`${t.kind} in ('goods', 'branding')`),
    check('wholesale_order_whole', sql`${t.totalMinor} % 100 = 0`),
  ],
)

/** A line as it was ordered, with the list and the tier of its price. */
export const wholesaleOrderLine = pgTable(
  'wholesale_order_line',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => wholesaleOrder.id),
    position: integer().notNull(),
    productId: integer('product_id').notNull(),
    variationId: integer('variation_id').notNull(),
    colorId: integer('color_id').notNull(),
    size: text().notNull(),
    soleId: integer('sole_id'),
    brandId: integer('brand_id'),
    soleBrandId: integer('sole_brand_id'),
    name: localized('name').notNull(),
    photo: text().notNull(),
    colorName: localized('color_name').notNull(),
    soleName: localized('sole_name'),
    solePhoto: text('sole_photo'),
    brandName: text('brand_name'),
    soleBrandName: text('sole_brand_name'),
    count: integer().notNull(),
    priceMinor: minor('price_minor').notNull(),
    priceListId: integer('price_list_id'),
    priceListName: localized('price_list_name'),
    fromCount: integer('from_count').notNull(),
    /** Whether pieces beyond the stock were to be made. */
    isMadeToOrder: boolean('is_made_to_order').notNull().default(false),
    /** Pieces that the order currently holds from stock. */
    fromStock: integer('from_stock').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('wholesale_order_line_product').on(t.productId),
    index('wholesale_order_line_photo').on(t.photo),
    index('wholesale_order_line_sole_photo')
      .on(t.solePhoto)
      .where(sql`${t.solePhoto} is not null`),
    check('wholesale_order_line_count', sql`${t.count} > 0`),
    check('wholesale_order_line_stock', sql`${t.fromStock} between 0 and ${t.count}`),
  ],
)

/** Every move of an order, and who made it. */
export const wholesaleOrderEvent = pgTable(
  'wholesale_order_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => wholesaleOrder.id),
    status: text().$type<OrderStatus>().notNull(),
    reason: text(),
    mover: text().$type<OrderMover>().notNull(),
    movedBy: integer('moved_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('wholesale_order_event_order').on(t.orderId, t.id)],
)

/**
 * The last invoice number of each year. Its row is locked for each new invoice, so that numbers have no gaps.
 */
export const invoiceNumber = pgTable('invoice_number', {
  year: integer().primaryKey(),
  last: integer().notNull(),
})

/** The part of an invoice that never changes. */
export interface InvoiceSnapshot {
  company: { name: string; country_iso_code: string; city: string }
  lines: InvoiceLine[]
}

/** The number of an invoice in full, as in `2026-000017`, which the desk searches. */
export const invoiceNumberText = ({ year, sequence }: Record<'year' | 'sequence', PgColumn>): SQL =>
  sql`(${year}::text || '-' || lpad(${sequence}::text, 6, '0'))`

export const invoice = pgTable(
  'invoice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => wholesaleOrder.id),
    year: integer().notNull(),
    sequence: integer().notNull(),
    date: date().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    /** The order's total including this invoice. */
    totalMinor: minor('total_minor').notNull(),
    sumMinor: minor('sum_minor').notNull(),
    paidMinor: minor('paid_minor').notNull().default(0),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (t) => [
    unique('invoice_year_sequence').on(t.year, t.sequence),
    index('invoice_order').on(t.orderId),
    searchIndex('invoice_search', invoiceNumberText(t)),
    /** Unpaid invoices. */
    index('invoice_waiting')
      .on(t.date)
      .where(sql`${t.status} = 'processing'`),
    check('invoice_status', sql`${t.status} in ('processing', 'paid')`),
    check('invoice_paid', sql`${t.paidMinor} between 0 and ${t.sumMinor}`),
    check('invoice_settled', sql`(${t.status} = 'paid') = (${t.paidMinor} = ${t.sumMinor})`),
  ],
)

/** The payments of an invoice. Append-only, enforced by a trigger. */
export const invoicePayment = pgTable(
  'invoice_payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoice.id),
    /** Negative to correct an earlier entry. */
    amountMinor: minor('amount_minor').notNull(),
    /** The day of the payment. */
    date: date().notNull(),
    note: text().notNull(),
    bookedBy: integer('booked_by').references(() => account.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('invoice_payment_invoice').on(t.invoiceId, t.id),
    /** The income of a week. */
    index('invoice_payment_date').on(t.date),
    check('invoice_payment_amount', sql`${t.amountMinor} <> 0`),
  ],
)

/** Emails that were sent, so that none is sent twice. */
export const sentWholesaleEmail = pgTable(
  'sent_wholesale_email',
  {
    /** The kind of email and the row it is about: for `moved`, the event of an order. */
    kind: text().notNull(),
    aboutId: integer('about_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.aboutId, t.accountId] })],
)

/** A client's logo, and the kits it is sold in. */
export const brand = pgTable(
  'brand',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: ofAccount('company_id'),
    name: text().notNull(),
    /** The number of pieces in a kit, and the price of a kit in tyiyn. */
    kitCount: integer('kit_count').notNull(),
    kitPriceMinor: integer('kit_price_minor').notNull(),
  },
  (t) => [
    index('brand_company').on(t.companyId, t.id),
    check('brand_kit_count', sql`${t.kitCount} > 0`),
    check('brand_kit_price', sql`${t.kitPriceMinor} > 0`),
  ],
)

/**
 * The ledger of branding kits. Append-only, enforced by a trigger. A kit's balance is the sum of its amounts.
 */
export const brandingEntry = pgTable(
  'branding_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brand.id),
    kind: text().$type<BrandingKind>().notNull(),
    /** Pieces added; negative for pieces taken. */
    amount: integer().notNull(),
    orderId: integer('order_id').references(() => wholesaleOrder.id),
    reason: text(),
    bookedBy: integer('booked_by').references(() => account.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('branding_entry_brand').on(t.brandId, t.id),
    index('branding_entry_order').on(t.orderId),
    check(
      'branding_entry_amount',
      sql`case ${t.kind} when 'bought' then ${t.amount} > 0 when 'released' then ${t.amount} > 0
        when 'reserved' then ${t.amount} < 0 when 'used' then ${t.amount} < 0
        when 'adjusted' then ${t.amount} <> 0 else false end`,
    ),
  ],
)
