import type { OrderKind, Variation } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { NO_PHOTO } from './listing/product-card.ts'
import { numberIn } from './product-key.ts'
import { readingRates } from './rates/reading-rates.ts'
import { priceCurrency, priceView, saleMinorOf } from './rules/price-view.ts'
import { color, formerSlug, price, product, variation } from './tables.ts'

export interface ProductRequest {
  market: OrderKind
  country: string
  /** The product's id or slug. */
  key: string
}

/** Whether the product has a price in any country. Otherwise it is a draft or was taken off sale. */
const isOnSale = sql`exists (select from ${price} where ${price.productId} = ${product.id})`

/**
 * Reads what a product page shows in every market, without stock. Returns undefined for a product that is not
 * on sale anywhere in the market. A former slug finds the product under its current one.
 */
export async function findProduct(context: AppContext, { market, country, key }: ProductRequest) {
  const { db } = context
  const row = await rowOf(db, market, key)
  if (!row) return undefined
  const [rates, variations, [sold]] = await Promise.all([
    readingRates(context),
    variationsOf(context, row.id),
    db
      .select()
      .from(price)
      .where(and(eq(price.productId, row.id), eq(price.country, country))),
  ])
  const card = {
    slug: row.slug,
    photo: variations.find(({ photos }) => photos.length > 0)?.photos[0] ?? NO_PHOTO,
    name: row.name,
    sale_cost: sold ? toMoney(saleMinorOf(sold)) : null,
  }
  const details = {
    price: sold ? priceView(sold, country, rates) : null,
    currency: priceCurrency(country, rates),
    sold_here: sold !== undefined,
    description: row.description,
    details: row.details,
    weight: row.weightG,
    variations,
    created_at: row.createdAt.toISOString(),
  }
  return { row, card, details }
}

async function rowOf(db: AppContext['db'], market: OrderKind, key: string) {
  const number = numberIn(key)
  const find = async (which: SQL | undefined) =>
    (
      await db
        .select()
        .from(product)
        .where(and(eq(product.market, market), which, isOnSale))
    )[0]
  if (number !== undefined) return find(eq(product.id, number))
  const known = await find(eq(product.slug, key))
  if (known) return known
  const moved = db
    .select({ id: formerSlug.productId })
    .from(formerSlug)
    .where(and(eq(formerSlug.market, market), eq(formerSlug.slug, key)))
  return find(inArray(product.id, moved))
}

async function variationsOf({ db }: Pick<AppContext, 'db'>, productId: number): Promise<Variation[]> {
  const rows = await db
    .select({
      id: variation.id,
      color: { id: color.id, name: color.name, hex: color.hex },
      photos: variation.photos,
    })
    .from(variation)
    .innerJoin(color, eq(color.id, variation.colorId))
    .where(eq(variation.productId, productId))
    .orderBy(asc(variation.position))
  return rows.map((row) => ({ ...row, sizes: [] }))
}
