import type { RetailProduct } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { findProduct } from './find-product.ts'
import { ratingOf } from './rating-of.ts'
import { categories } from './read-categories.ts'
import { sizeChartRow } from './size-chart-row.ts'
import { artisan, retailArtisan } from './special-tables.ts'
import { retailProduct, sizeChart } from './tables.ts'
import { withFreshStock } from './with-fresh-stock.ts'
import { artisanRow } from './artisans/artisan-row.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type Page = z.infer<typeof RetailProduct>
interface Read {
  /** The page without stock, which is read on every request; undefined for a product that does not exist. */
  page: Page | undefined
}

const cached = cachedByRevision<Read>(1_000)

/**
 * Returns a product page by id or slug, with the current stock.
 * @throws NOT_FOUND
 */
export async function readProduct(context: AppContext, country: string, key: string): Promise<Page> {
  const { page } = await cached(context, `${country} ${key}`, () => readPage(context, country, key))
  if (!page) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
  return withFreshStock(context, page)
}

async function readPage(context: AppContext, country: string, key: string): Promise<Read> {
  const found = await findProduct(context, { market: 'retail', country, key })
  if (!found) return { page: undefined }
  const { row, card, details } = found
  const [tree, rows] = await Promise.all([
    categories(context),
    context.db
      .select({ product: retailProduct, chart: sizeChartRow, maker: artisanRow })
      .from(retailProduct)
      .leftJoin(sizeChart, eq(sizeChart.id, retailProduct.sizeChartId))
      .leftJoin(retailArtisan, eq(retailArtisan.productId, retailProduct.productId))
      .leftJoin(artisan, and(eq(artisan.id, retailArtisan.artisanId), eq(artisan.state, 'published')))
      .where(eq(retailProduct.productId, row.id)),
  ])
  const own = onlyRow(rows, `select from retail_product ${row.id}`)
  const { categoryId, group, technique, model } = own.product
  const page: Page = {
    id: row.id,
    slug: row.slug,
    product: card,
    ...details,
    group,
    technique,
    model,
    artisan: own.maker,
    breadcrumbs: tree.pathTo(categoryId).map(({ id, url, title }) => ({ id, url, title })),
    size_chart: own.chart,
    rating: ratingOf(row),
  }
  return { page }
}
