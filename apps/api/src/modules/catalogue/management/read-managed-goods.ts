import type { OrderKind } from '@shyrdak/sdk/contract'
import type { ManagedGoods } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { color, price, product, stock, variation } from '../tables.ts'
import { refuse } from '#platform/refusal.ts'
import { saleMinorOf } from '../rules/price-view.ts'

/** What a manager counts and prices of a product, at this moment. */
export async function readManagedGoods(db: Database, market: OrderKind, id: number): Promise<ManagedGoods> {
  // The revision is read before the prices: one that is too old is refused, one that is too new would not be.
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.market, market)))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
  const [key, prices] = await Promise.all([
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
      .where(eq(variation.productId, id))
      .orderBy(asc(variation.position), asc(stock.position), asc(stock.size)),
    db.select().from(price).where(eq(price.productId, id)).orderBy(asc(price.country)),
  ])
  return {
    id,
    slug: row.slug,
    name: row.name,
    stock: key,
    prices: prices.map((one) => ({
      country_iso_code: one.country,
      price: toMoney(one.amountMinor),
      discount: toMoney(one.discountMinor),
      sale_cost: toMoney(saleMinorOf(one)),
    })),
    prices_revision: row.pricesRevision,
  }
}
