import type { Language, NotificationPrice } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Somebody who wants one email when a colour and size is back. */
export const stockSubscription = pgTable(
  'stock_subscription',
  {
    id: uuid().primaryKey(),
    /** The market whose prices the person was shown; of wholesale goods the kind of price. */
    priceType: text('price_type').$type<NotificationPrice>().notNull(),
    variationId: integer('variation_id').notNull(),
    size: text().notNull(),
    /** Of goods with a sole; 0 where there is none, since a null equals no other. */
    soleId: integer('sole_id').notNull().default(0),
    /** As the person writes it; emails go there. */
    email: text().notNull(),
    /** The email in the one form by which a person is known. */
    emailKey: text('email_key').notNull(),
    language: text().$type<Language>().notNull(),
    /** SHA-256 of the secret in the links of its emails. */
    tokenHash: bytes('token_hash').notNull().unique(),
    askedAt: moment('asked_at').notNull(),
    /** Null until the person behind the address has said yes. */
    confirmedAt: moment('confirmed_at'),
    /** When its email was last queued; the email itself is sent once. */
    queuedAt: moment('queued_at'),
    /** When the email went out: it is done. */
    notifiedAt: moment('notified_at'),
  },
  (t) => [
    unique('stock_subscription_once').on(t.emailKey, t.priceType, t.variationId, t.size, t.soleId),
    index('stock_subscription_waiting')
      .on(t.priceType, t.variationId, t.size)
      .where(sql`${t.confirmedAt} is not null and ${t.notifiedAt} is null`),
    index('stock_subscription_age').on(t.askedAt),
    check('stock_subscription_price_type', sql`${t.priceType} in ('retail', 'special', 'reyestr', 'sole')`),
  ],
)
