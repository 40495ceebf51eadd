import { craftsmanReviews, type Paginated, type CraftsmanReview } from '@shyrdak/sdk/contract'
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { artisan, ownArtisan, product, specialProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { presentReview } from './present-review.ts'
import { review } from './tables.ts'

const PER_PAGE = 20

/**
 * Returns a page of published reviews of the workshop's goods: those without a reply first, then newest
 * first.
 */
export async function listCraftsmanReviews(
  call: Call<typeof craftsmanReviews.list>,
  context: AppContext,
): Promise<Paginated<CraftsmanReview>> {
  const { answered } = call.query
  const where = and(
    isOfArtisan(await ownArtisan(context, call.principal)),
    answered === undefined ? undefined : answered ? isNotNull(review.reply) : isNull(review.reply),
  )
  const found = context.db
    .select({ id: review.id })
    .from(review)
    .innerJoin(specialProduct, eq(specialProduct.productId, review.productId))
    .where(where)
    .as('found')
  return listPage(craftsmanReviews.list, call, {
    perPage: PER_PAGE,
    rows: read(context.db, where).orderBy(
      desc(isNull(review.reply)),
      desc(review.createdAt),
      desc(review.id),
    ),
    count: () => context.db.$count(found),
    present,
  })
}

/**
 * Returns a published review of the workshop's goods.
 * @throws NOT_FOUND, also for another workshop's goods and an unpublished review
 */
export async function readCraftsmanReview(
  context: AppContext,
  principal: SessionPrincipal,
  id: number,
): Promise<CraftsmanReview> {
  const own = await ownArtisan(context, principal)
  const [row] = await read(context.db, and(eq(review.id, id), isOfArtisan(own)))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such review.' })
  return present(row)
}

export const isOfArtisan = (artisanId: number): SQL | undefined =>
  and(eq(specialProduct.artisanId, artisanId), eq(review.status, 'published'))

const read = (db: AppContext['db'], where: SQL | undefined) =>
  db
    .select({
      review,
      artisan: artisan.name,
      product: { id: product.id, slug: product.slug, name: product.name },
    })
    .from(review)
    .innerJoin(specialProduct, eq(specialProduct.productId, review.productId))
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(artisan, eq(artisan.id, specialProduct.artisanId))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const present = (row: Row): CraftsmanReview => ({ ...presentReview(row), product: row.product })
