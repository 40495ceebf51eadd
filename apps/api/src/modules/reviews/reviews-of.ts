import type { Review } from '@shyrdak/sdk/contract'
import { and, desc, eq } from 'drizzle-orm'
import { refuseUnknownProduct } from '#modules/catalogue/index.ts'
import { review } from './tables.ts'
import type { AppContext } from '#platform/context.ts'

/** The published reviews of a product, newest first. Refuses a product that does not exist. */
export async function reviewsOf({ db }: Pick<AppContext, 'db'>, productId: number): Promise<Review[]> {
  const rows = await db
    .select({
      id: review.id,
      product_id: review.productId,
      author: review.author,
      rating: review.rating,
      text: review.text,
      language: review.language,
      createdAt: review.createdAt,
    })
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.status, 'published')))
    .orderBy(desc(review.createdAt), desc(review.id))
  if (rows.length === 0) await refuseUnknownProduct(db, productId)
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
}
