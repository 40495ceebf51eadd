import { and, eq, sql } from 'drizzle-orm'
import { product, rateProduct } from '#modules/catalogue/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { review } from './tables.ts'

/** Recomputes a product's rating from its published reviews. */
export async function refreshRating(tx: Transaction, productId: number): Promise<void> {
  // Locked before counting, so that of two reviews published at once the second counts the first.
  await tx.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('update')
  const [rating] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${review.rating}), 0)::int`,
    })
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.status, 'published')))
  if (rating) await rateProduct(tx, productId, rating)
}
