import type { Language, NotificationPrice } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '#platform/sql/columns.ts'

/** A subscription to one email when a colour and size is back in stock. */
export const stockSubscription = pgTable(
  'stock_subscription',
  {
    id: uuid().primaryKey(),
    /** The market of the product; for wholesale goods the price type. */
    priceType: text('price_type').$type<NotificationPrice>().notNull(),
    variationId: integer('variation_id').notNull(),
    size: text().notNull(),
    /** The sole of wholesale goods, otherwise 0: a null would not be covered by the unique key. */
    soleId: integer('sole_id').notNull().default(0),
    /** As entered; emails are sent to it. */
    email: text().notNull(),
    /** The normalized email, for uniqueness. */
    emailKey: text('email_key').notNull(),
    language: text().$type<Language>().notNull(),
    /** SHA-256 of the secret in its links. */
    tokenHash: bytes('token_hash').notNull().unique(),
    askedAt: moment('asked_at').notNull(),
    /** Null until the address is confirmed. */
    confirmedAt: moment('confirmed_at'),
    /** When the email was last queued. It is sent only once. */
    queuedAt: moment('queued_at'),
    /** When the email was sent, which completes the subscription. */
    notifiedAt: moment('notified_at'),
  },
  (t) => [
    unique('stock_subscription_once').on(t.emailKey, t.priceType, t.variationId, t.size, t.soleId),
    /** Goods are looked up here by every restock, and before a product is deleted. */
    index('stock_subscription_goods').on(t.variationId, t.size),
    index('stock_subscription_age').on(t.askedAt),
    check('stock_subscription_price_type', sql`${t.priceType} in ('retail', 'special', 'reyestr', 'sole')`),
  ],
)
