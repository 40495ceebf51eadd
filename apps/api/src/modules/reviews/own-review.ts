import type { OwnReview } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { refuseUnknownProduct } from '#modules/catalogue/index.ts'
import { review } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { AppContext } from '#platform/context.ts'
import { verifiedBy } from './review-clock.ts'

/**
 * Returns the caller's review of a product in any state, or null.
 * @throws NOT_FOUND for an unknown product
 */
export async function ownReview(
  { db }: Pick<AppContext, 'db'>,
  productId: number,
  { market, userId }: SessionPrincipal,
): Promise<OwnReview | null> {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.authorMarket, market), eq(review.authorId, userId)))
  if (!row) {
    await refuseUnknownProduct(db, productId)
    return null
  }
  return {
    id: row.id,
    product_id: row.productId,
    rating: row.rating,
    text: row.text,
    language: row.language,
    state: row.status,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
    verified_by: verifiedBy(row.createdAt).toISOString(),
  }
}
