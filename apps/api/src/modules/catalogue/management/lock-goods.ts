import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import type { CatalogueContext } from '../context.ts'
import { price, product, type GoodsMarket } from '../tables.ts'

export interface GoodsAt {
  id: number
  /** The product's revision as the manager read it. */
  revision: number
}

export const goodsNotFound = () => refuse('NOT_FOUND', { message: 'There is no such product.' })

/**
 * Locks a product for a change and increments its revision. Also returns whether it is on sale anywhere.
 * @throws NOT_FOUND; STALE when it has changed since it was read
 */
export async function lockGoods(
  { wholesaleGoods }: Pick<CatalogueContext, 'wholesaleGoods'>,
  tx: Transaction,
  market: GoodsMarket,
  { id, revision }: GoodsAt,
): Promise<typeof product.$inferSelect & { isOnSale: boolean }> {
  const [row] = await tx
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.market, market)))
    .for('update')
  if (!row) throw goodsNotFound()
  if (row.revision !== revision)
    throw refuse('STALE', { message: 'The product has been changed in the meantime.' })
  await tx
    .update(product)
    .set({ revision: sql`${product.revision} + 1` })
    .where(eq(product.id, id))
  const isOnSale =
    (await hasRow(tx, price, eq(price.productId, id))) ||
    (market === 'wholesale' && (await wholesaleGoods.hasListPrices(tx, id)))
  return { ...row, isOnSale }
}
