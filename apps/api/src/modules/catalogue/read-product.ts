import type { RetailProduct } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { color, price, product, sizeChart, variation } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import { priceCurrency, priceView, saleMinorOf } from './rules/price-view.ts'
import type { AppContext } from '#platform/context.ts'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { categories } from './read-categories.ts'
import { readingRates } from './rates/reading-rates.ts'
import { NO_PHOTO } from './listing/product-card.ts'
import { numberIn } from './product-key.ts'
import { withFreshStock } from './with-fresh-stock.ts'

type Page = z.infer<typeof RetailProduct>
interface Read {
  /** Everything but stock, which is read anew each time; undefined for a product that does not exist. */
  page: Page | undefined
}

const kept = cachedByRevision<Read>(1_000)

/** A product as its page shows it, by number or slug. Its stock is that of this moment. */
export async function readProduct(context: AppContext, country: string, key: string): Promise<Page> {
  const { page } = await kept(context, `${country} ${key}`, () => readPage(context, country, key))
  if (!page) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
  return withFreshStock(context, 'retail', page)
}

async function readPage(context: AppContext, country: string, key: string): Promise<Read> {
  const { db } = context
  const number = numberIn(key)
  const byKey = number === undefined ? eq(product.slug, key) : eq(product.id, number)
  const [row] = await db.select().from(product).where(byKey)
  if (!row) return { page: undefined }
  const [tree, rates, variations, [sold], [chart]] = await Promise.all([
    categories(context),
    readingRates(context),
    db
      .select({
        id: variation.id,
        color: { id: color.id, name: color.name, hex: color.hex },
        photos: variation.photos,
      })
      .from(variation)
      .innerJoin(color, eq(color.id, variation.colorId))
      .where(eq(variation.productId, row.id))
      .orderBy(asc(variation.position)),
    db
      .select()
      .from(price)
      .where(and(eq(price.productId, row.id), eq(price.country, country))),
    db
      .select()
      .from(sizeChart)
      .where(eq(sizeChart.id, row.sizeChartId ?? 0)),
  ])
  const page: Page = {
    id: row.id,
    slug: row.slug,
    product: {
      slug: row.slug,
      photo: variations.find(({ photos }) => photos.length > 0)?.photos[0] ?? NO_PHOTO,
      name: row.name,
      sale_cost: sold ? toMoney(saleMinorOf(sold)) : null,
    },
    price: sold ? priceView(sold, country, rates) : null,
    currency: priceCurrency(country, rates),
    sold_here: sold !== undefined,
    description: row.description,
    details: row.details,
    group: row.group,
    technique: row.technique,
    model: row.model,
    weight: row.weightG,
    breadcrumbs: tree.pathTo(row.categoryId).map(({ id, url, title }) => ({ id, url, title })),
    variations: variations.map((one) => ({ ...one, sizes: [] })),
    size_chart: chart ?? null,
    rating: ratingOf(row),
    created_at: row.createdAt.toISOString(),
  }
  return { page }
}

/** The average has one decimal. */
const ratingOf = ({ ratingCount: count, ratingSum: sum }: typeof product.$inferSelect): Page['rating'] => ({
  average: count === 0 ? null : Math.round((sum * 10) / count) / 10,
  count,
})
