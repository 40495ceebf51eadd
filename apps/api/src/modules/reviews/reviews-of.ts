import { reviews, type Paginated, type QueryOf, type Review } from '@shyrdak/sdk/contract'
import { and, desc, eq } from 'drizzle-orm'
import { refuseUnknownProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'
import { presentReview, withArtisan } from './present-review.ts'
import { review } from './tables.ts'

const PER_PAGE = 20

interface Asked {
  query: QueryOf<typeof reviews.ofProduct>
  country: string
}

/**
 * Returns a page of the published reviews of a product with their replies, newest first.
 * @throws NOT_FOUND for an unknown product
 */
export async function reviewsOf(
  { db }: Pick<AppContext, 'db'>,
  productId: number,
  { query: { page = 1, per_page: perPage = PER_PAGE }, country }: Asked,
): Promise<Paginated<Review>> {
  const where = and(eq(review.productId, productId), eq(review.status, 'published'))
  const rows = await withArtisan(db)
    .where(where)
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const total = await db.$count(review, where)
  if (total === 0) await refuseUnknownProduct(db, productId)
  const path = reviews.ofProduct.path.replace(':id', String(productId))
  return pageOfList({ path, country, page, perPage }, total, rows.map(presentReview))
}
