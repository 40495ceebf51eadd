import { eq } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import { wishlistItem } from './tables.ts'

/** What is on a wishlist is missed when it goes. */
export async function nameWishedGoods({ tx, productId, by }: GoodsNamed): Promise<void> {
  if ((await tx.$count(wishlistItem, eq(wishlistItem.productId, productId))) > 0) by.add('wishlists')
}
