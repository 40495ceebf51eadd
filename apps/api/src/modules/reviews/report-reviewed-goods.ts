import { eq } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import { review } from './tables.ts'

/** Reports a product that has reviews, which its deletion would delete. */
export async function reportReviewedGoods({ tx, productId, by }: GoodsNamed): Promise<void> {
  if (await hasRow(tx, review, eq(review.productId, productId))) by.add('reviews')
}
