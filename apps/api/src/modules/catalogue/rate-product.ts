import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { lockListing } from './listing/refresh-listing.ts'
import { averageOf } from './rules/average-of.ts'
import { product } from './tables.ts'

/** Sets how many published reviews a product has and the sum of their stars, for its page and its cards. */
export async function rateProduct(
  tx: Transaction,
  productId: number,
  { count, sum }: { count: number; sum: number },
): Promise<void> {
  // Otherwise the cards that are being written anew would come without it.
  await lockListing(tx, [productId])
  await tx.update(product).set({ ratingCount: count, ratingSum: sum }).where(eq(product.id, productId))
  const rating = count === 0 ? {} : { rating: { average: averageOf(count, sum), count } }
  await tx.execute(sql`update listing_card
    set card = (card::jsonb - 'rating' || ${JSON.stringify(rating)}::jsonb)::text where product_id = ${productId}`)
}
