import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { lockListing } from './lock-listing.ts'
import { averageOf } from './rules/average-of.ts'
import { product } from './tables.ts'

/** Sets the count of published reviews of a product and the sum of their stars, for its page and cards. */
export async function rateProduct(
  tx: Transaction,
  productId: number,
  { count, sum }: { count: number; sum: number },
): Promise<void> {
  // Otherwise a concurrent refresh could write cards without the new rating.
  await lockListing(tx, [productId])
  await tx.update(product).set({ ratingCount: count, ratingSum: sum }).where(eq(product.id, productId))
  const rating = count === 0 ? {} : { rating: { average: averageOf(count, sum), count } }
  await tx.execute(sql`update listing_card
    set card = (card::jsonb - 'rating' || ${JSON.stringify(rating)}::jsonb)::text where product_id = ${productId}`)
}
