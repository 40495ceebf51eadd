import type { LocalizedText, TariffStep } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import type { SavedQuoteLine } from './rules/quotes.ts'

/**
 * The prices of a carrier by country and weight. A new price list is added as rows with a later `valid_from`.
 */
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

/** What a shopper was quoted, for placing an order at these prices. */
export const quote = pgTable(
  'quote',
  {
    id: text().primaryKey(),
    country: text().notNull(),
    /** Fingerprint of the requested lines and their counts, sorted by key. */
    fingerprint: text().notNull(),
    /** The destination of the parcels; null when carriers were not asked. */
    destination: text(),
    lines: jsonb().$type<SavedQuoteLine[]>().notNull(),
    /** The price lists in effect when the quote was made. */
    tariffs: jsonb().$type<Record<string, TariffStep[]>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('quote_expiry').on(t.expiresAt)],
)
