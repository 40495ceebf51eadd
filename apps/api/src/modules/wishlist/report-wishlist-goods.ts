import { eq } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import { wishlistItem } from './tables.ts'

/** Reports a product that is on a wishlist, so that it is not deleted. */
export async function reportWishlistGoods({ tx, productId, by }: GoodsNamed): Promise<void> {
  if (await hasRow(tx, wishlistItem, eq(wishlistItem.productId, productId))) by.add('wishlists')
}
