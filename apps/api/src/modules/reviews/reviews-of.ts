import { reviews, type Paginated, type Review } from '@shyrdak/sdk/contract'
import { and, desc, eq } from 'drizzle-orm'
import { refuseUnknownProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { presentReview, withArtisan } from './present-review.ts'
import { review } from './tables.ts'

const PER_PAGE = 20

type ListCall = Pick<Call<typeof reviews.ofProduct>, 'query' | 'country'>

/**
 * Returns a page of the published reviews of a product with their replies, newest first.
 * @throws NOT_FOUND for an unknown product
 */
export async function reviewsOf(
  { db }: Pick<AppContext, 'db'>,
  productId: number,
  call: ListCall,
): Promise<Paginated<Review>> {
  const where = and(eq(review.productId, productId), eq(review.status, 'published'))
  const path = reviews.ofProduct.path.replace(':id', String(productId))
  const page = await listPage({ path }, call, {
    perPage: PER_PAGE,
    rows: withArtisan(db).where(where).orderBy(desc(review.createdAt), desc(review.id)),
    count: () => db.$count(review, where),
    present: presentReview,
  })
  if (page.total === 0) await refuseUnknownProduct(db, productId)
  return page
}
