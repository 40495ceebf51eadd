import type { SpecialProduct, Variation } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { NO_PHOTO } from '../listing/product-card.ts'
import { numberIn } from '../product-key.ts'
import { readingRates } from '../rates/reading-rates.ts'
import { withFreshStock } from '../with-fresh-stock.ts'
import { color } from '../tables.ts'
import { artisan, specialPrice, specialProduct, specialVariation } from '../special-tables.ts'
import { refuse } from '#platform/refusal.ts'
import { priceCurrency, priceView, saleMinorOf } from '../rules/price-view.ts'
import type { AppContext } from '#platform/context.ts'
import { artisanRow } from '../workshops/artisan-row.ts'
import { specialCategories } from './special-categories.ts'

interface Read {
  /** Everything but stock, which is read anew each time; undefined for a product that does not exist. */
  page: SpecialProduct | undefined
}

const kept = cachedByRevision<Read>(1_000)

/** A special product as its page shows it, by number or slug. Its stock is that of this moment. */
export async function readSpecialProduct(
  context: AppContext,
  country: string,
  key: string,
): Promise<SpecialProduct> {
  const { page } = await kept(context, `${country} ${key}`, () => readPage(context, country, key))
  if (!page) throw refuse('NOT_FOUND', { message: 'There is no such special product.' })
  return withFreshStock(context, 'special', page)
}

async function readPage(context: AppContext, country: string, key: string): Promise<Read> {
  const { db } = context
  const number = numberIn(key)
  const byKey = number === undefined ? eq(specialProduct.slug, key) : eq(specialProduct.id, number)
  const [row] = await db.select().from(specialProduct).where(byKey)
  if (!row) return { page: undefined }
  const [tree, rates, variations, [sold], [maker]] = await Promise.all([
    specialCategories(context),
    readingRates(context),
    variationsOf(context, row.id),
    db
      .select()
      .from(specialPrice)
      .where(and(eq(specialPrice.productId, row.id), eq(specialPrice.country, country))),
    db
      .select(artisanRow)
      .from(artisan)
      .where(eq(artisan.id, row.artisanId ?? 0)),
  ])
  const page: SpecialProduct = {
    id: row.id,
    slug: row.slug,
    photo: variations.find(({ photos }) => photos.length > 0)?.photos[0] ?? NO_PHOTO,
    name: row.name,
    sale_cost: sold ? toMoney(saleMinorOf(sold)) : null,
    price: sold ? priceView(sold, country, rates) : null,
    currency: priceCurrency(country, rates),
    sold_here: sold !== undefined,
    description: row.description,
    details: row.details,
    weight: row.weightG,
    made_to_order_days: row.madeToOrderDays,
    artisan: maker ?? null,
    breadcrumbs: tree.pathTo(row.categoryId),
    variations,
    created_at: row.createdAt.toISOString(),
  }
  return { page }
}

async function variationsOf({ db }: Pick<AppContext, 'db'>, productId: number): Promise<Variation[]> {
  const rows = await db
    .select({
      id: specialVariation.id,
      color: { id: color.id, name: color.name, hex: color.hex },
      photos: specialVariation.photos,
    })
    .from(specialVariation)
    .innerJoin(color, eq(color.id, specialVariation.colorId))
    .where(eq(specialVariation.productId, productId))
    .orderBy(asc(specialVariation.position))
  return rows.map((row) => ({ ...row, sizes: [] }))
}
