import type { OrderKind, Variation } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { NO_PHOTO } from './listing/product-card.ts'
import { numberIn } from './product-key.ts'
import { readingRates } from './rates/reading-rates.ts'
import { priceCurrency, priceView, saleMinorOf } from './rules/price-view.ts'
import { color, price, product, variation } from './tables.ts'

export interface ProductRequest {
  market: OrderKind
  country: string
  /** Its number or slug. */
  key: string
}

/** What the page of a product shows in every market, stock apart; undefined for one that the market does not have. */
export async function findProduct(context: AppContext, { market, country, key }: ProductRequest) {
  const { db } = context
  const number = numberIn(key)
  const byKey = number === undefined ? eq(product.slug, key) : eq(product.id, number)
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.market, market), byKey))
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
