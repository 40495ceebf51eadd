import type { LocalizedText, TariffStep } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SavedQuoteLine } from './rules/quotes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a carrier asks, by country and weight. A new price list is new rows with a later `valid_from`. */
export const tariff = pgTable(
  'tariff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operator: text().notNull(),
    code: text().notNull(),
    kind: text().$type<'door' | 'point' | 'post' | 'pickup'>().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    country: text().notNull(),
    fromG: integer('from_g').notNull(),
    toG: integer('to_g').notNull(),
    priceMinor: integer('price_minor').notNull(),
    daysMin: integer('days_min').notNull(),
    daysMax: integer('days_max').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
  },
  (t) => [
    unique('tariff_band').on(t.country, t.code, t.fromG, t.validFrom),
    check('tariff_weights', sql`${t.fromG} >= 0 and ${t.toG} > ${t.fromG}`),
    check('tariff_price', sql`${t.priceMinor} >= 0`),
    check('tariff_days', sql`${t.daysMin} >= 0 and ${t.daysMax} >= ${t.daysMin}`),
  ],
)

/** What a shopper was quoted, so that an order can be held to it. */
export const quote = pgTable(
  'quote',
  {
    id: text().primaryKey(),
    country: text().notNull(),
    /** Of the requested lines and their counts, in key order. */
    fingerprint: text().notNull(),
    /** Where its parcels go; null where carriers were not asked. */
    destination: text(),
    lines: jsonb().$type<SavedQuoteLine[]>().notNull(),
    /** The price lists that its services are charged by, those of its moment. */
    tariffs: jsonb().$type<Record<string, TariffStep[]>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('quote_expiry').on(t.expiresAt)],
)
