import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import { artisan } from './special-tables.ts'
import { bytewise, product } from './tables.ts'

/**
 * Read model of the search of special goods: a product with its search terms. What changes without it, such as
 * prices and the state of its workshop, is joined. Written only by `refreshSpecialSearch`.
 */
export const specialSearchEntry = pgTable(
  'special_search_entry',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    terms: integer().array().notNull(),
    /** The terms of its name, which rank higher. */
    nameTerms: integer('name_terms').array().notNull(),
  },
  (t) => [
    index('special_search_entry_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('special_search_entry_name_terms').using('gin', t.nameTerms).with({ fastupdate: false }),
    index('special_search_entry_new').on(t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()),
  ],
)

/** Read model of the search of workshops, published or not. Written only by `refreshArtisanSearch`. */
export const artisanSearchEntry = pgTable(
  'artisan_search_entry',
  {
    artisanId: integer('artisan_id')
      .primaryKey()
      .references(() => artisan.id, { onDelete: 'cascade' }),
    terms: integer().array().notNull(),
    nameTerms: integer('name_terms').array().notNull(),
  },
  (t) => [index('artisan_search_entry_terms').using('gin', t.terms).with({ fastupdate: false })],
)

/**
 * The search terms of special goods and workshops, as `search_term` has those of retail goods. They are apart:
 * a word of some workshop's story must neither hide a typo in a search of retail goods nor be suggested there.
 */
export const specialSearchTerm = pgTable('special_search_term', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  term: bytewise('term').notNull().unique(),
  stems: text().array().notNull(),
})

export const specialSearchSpelling = pgTable(
  'special_search_spelling',
  {
    spelling: bytewise('spelling').notNull(),
    termId: integer('term_id')
      .notNull()
      .references(() => specialSearchTerm.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.spelling, t.termId] })],
)
