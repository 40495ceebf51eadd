import type { ManagedGoods, NewGoods } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { saleMinorOf } from '../rules/price-view.ts'
import { color, price, product, productLink, stock, variation } from '../tables.ts'
import type { MarketGoods } from './market-goods.ts'

/**
 * Reads a product for managers, uncached.
 * @throws NOT_FOUND
 */
export async function readManagedGoods<New extends NewGoods, Own extends object>(
  db: Database | Transaction,
  { market, read }: MarketGoods<New, Own>,
  id: number,
): Promise<ManagedGoods & Own> {
  // Revisions are read before the data: an outdated revision is refused later, but one newer than its data
  // would be accepted.
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.market, market)))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
  const own = await read(db, id)
  const colors = await colorsOf(db, id)
  const sizes = await sizesOf(db, id)
  const prices = await db.select().from(price).where(eq(price.productId, id)).orderBy(asc(price.country))
  const links = await db
    .select({ text: productLink.text, href: productLink.href })
    .from(productLink)
    .where(eq(productLink.productId, id))
    .orderBy(asc(productLink.position))
  const byVariation = Map.groupBy(sizes, ({ variation_id }) => variation_id)
  return {
    id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    details: row.details,
    weight: row.weightG,
    ...own,
    colors: colors.map((one) => ({
      ...one,
      sizes: (byVariation.get(one.variation_id) ?? []).map(({ size }) => size),
    })),
    links,
    revision: row.revision,
    stock: sizes,
    prices: prices.map((one) => ({
      country_iso_code: one.country,
      price: toMoney(one.amountMinor),
      discount: toMoney(one.discountMinor),
      sale_cost: toMoney(saleMinorOf(one)),
    })),
    prices_revision: row.pricesRevision,
  }
}

/** Returns the colours of a product in their order. */
const colorsOf = (db: Database | Transaction, productId: number) =>
  db
    .select({
      variation_id: variation.id,
      color_id: variation.colorId,
      color_name: color.name,
      photos: variation.photos,
    })
    .from(variation)
    .innerJoin(color, eq(color.id, variation.colorId))
    .where(eq(variation.productId, productId))
    .orderBy(asc(variation.position), asc(variation.id))

/** Returns the stock of a product: its sizes, in the order of its colours. */
const sizesOf = (db: Database | Transaction, productId: number) =>
  db
    .select({
      variation_id: stock.variationId,
      color_name: color.name,
      size: stock.size,
      quantity: stock.quantity,
      revision: stock.revision,
    })
    .from(stock)
    .innerJoin(variation, eq(variation.id, stock.variationId))
    .innerJoin(color, eq(color.id, variation.colorId))
    .where(eq(variation.productId, productId))
    .orderBy(asc(variation.position), asc(variation.id), asc(stock.position), asc(stock.size))
