import type { WishlistItem } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'

/** What an account wishes for. A product that the catalogue drops stays on the list, which says so. */
export const wishlistItem = pgTable(
  'wish',
  {
    /** In the order in which they were added. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** Of the product, which may be gone. */
    market: text().$type<WishlistItem['market']>().notNull(),
  },
  (t) => [
    unique('wish_once').on(t.accountId, t.productId),
    index('wish_of_account').on(t.accountId, t.id),
    index('wish_product').on(t.productId),
    check('wish_market', sql`${t.market} in ('retail', 'special')`),
  ],
)
