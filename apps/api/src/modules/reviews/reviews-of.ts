import type { Review } from '@shyrdak/sdk/contract'
import { and, desc, eq } from 'drizzle-orm'
import { refuseUnknownProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { presentReview, withArtisan } from './present-review.ts'
import { review } from './tables.ts'

/**
 * Returns the published reviews of a product with their replies, newest first.
 * @throws NOT_FOUND for an unknown product
 */
export async function reviewsOf({ db }: Pick<AppContext, 'db'>, productId: number): Promise<Review[]> {
  const rows = await withArtisan(db)
    .where(and(eq(review.productId, productId), eq(review.status, 'published')))
    .orderBy(desc(review.createdAt), desc(review.id))
  if (rows.length === 0) await refuseUnknownProduct(db, productId)
  return rows.map(presentReview)
}
