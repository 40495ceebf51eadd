import type { SpecialProduct } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { findProduct } from '../find-product.ts'
import { ratingOf } from '../rating-of.ts'
import { artisan, specialProduct } from '../special-tables.ts'
import { withFreshStock } from '../with-fresh-stock.ts'
import { artisanRow } from '../artisans/artisan-row.ts'
import { specialCategories } from './special-categories.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

interface Read {
  /** The page without stock, which is read on every request; undefined for a product that does not exist. */
  page: SpecialProduct | undefined
}

const cached = cachedByRevision<Read>(1_000)

/**
 * Returns the page of a special product by id or slug, with the current stock.
 * @throws NOT_FOUND
 */
export async function readSpecialProduct(
  context: AppContext,
  country: string,
  key: string,
): Promise<SpecialProduct> {
  const { page } = await cached(context, `${country} ${key}`, () => readPage(context, country, key))
  if (!page) throw refuse('NOT_FOUND', { message: 'There is no such special product.' })
  return withFreshStock(context, page)
}

async function readPage(context: AppContext, country: string, key: string): Promise<Read> {
  const found = await findProduct(context, { market: 'special', country, key })
  if (!found) return { page: undefined }
  const { row, card, details } = found
  const [tree, rows] = await Promise.all([
    specialCategories(context),
    context.db
      .select({ product: specialProduct, maker: artisanRow })
      .from(specialProduct)
      .leftJoin(artisan, and(eq(artisan.id, specialProduct.artisanId), eq(artisan.state, 'published')))
      .where(eq(specialProduct.productId, row.id)),
  ])
  const own = onlyRow(rows, `select from special_product ${row.id}`)
  const page: SpecialProduct = {
    id: row.id,
    ...card,
    ...details,
    made_to_order_days: own.product.madeToOrderDays,
    artisan: own.maker,
    breadcrumbs: tree.pathTo(own.product.categoryId),
    rating: ratingOf(row),
  }
  return { page }
}
