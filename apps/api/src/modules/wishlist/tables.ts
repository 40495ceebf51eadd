import type { WishlistItem } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'

/** The wishlist of an account. A withdrawn product stays on it, marked as such. */
export const wishlistItem = pgTable(
  'wish',
  {
    /** Ascending in the order of adding. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** The market of the product, which may no longer exist. */
    market: text().$type<WishlistItem['market']>().notNull(),
  },
  (t) => [
    unique('wish_once').on(t.accountId, t.productId),
    index('wish_of_account').on(t.accountId, t.id),
    index('wish_product').on(t.productId),
    check('wish_market', sql`${t.market} in ('retail', 'special')`),
  ],
)
