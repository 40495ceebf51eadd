import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { GoodsUse } from '@shyrdak/sdk/management'
import type { AppContext } from '#platform/context.ts'
import { price, product, type GoodsMarket } from '../tables.ts'
import { goodsNamed } from './goods-named.ts'

export interface GoodsAt {
  id: number
  /** The product's, as the manager read it. */
  revision: number
}

export const goodsNotFound = () => refuse('NOT_FOUND', { message: 'There is no such product.' })

/**
 * A product that is about to be changed, locked, with whether it is sold anywhere. Its revision counts on.
 * @throws NOT_FOUND; STALE when a colleague has changed it since it was read
 */
export async function lockGoods(
  { events }: Pick<AppContext, 'events'>,
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
    (await hasPrices(tx, id)) || (market === 'wholesale' && (await hasListPrices(events, tx, id)))
  return { ...row, isOnSale }
}

const hasPrices = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.$count(price, eq(price.productId, id))) > 0

/** The prices of clients stand above the catalogue. */
async function hasListPrices(
  events: AppContext['events'],
  tx: Transaction,
  productId: number,
): Promise<boolean> {
  const by = new Set<GoodsUse>()
  await events.emit(goodsNamed, { tx, productId, variationIds: [], by })
  return by.has('list_prices')
}
