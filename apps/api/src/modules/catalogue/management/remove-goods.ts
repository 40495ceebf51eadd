import type { GoodsUse, NewGoods } from '@shyrdak/sdk/management'
import { asc, eq, inArray } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import type { CatalogueContext } from '../context.ts'
import { proposal } from '../special-tables.ts'
import { product, stock, variation } from '../tables.ts'
import { GOODS, PRICES, productTag, STOCK } from '../tags.ts'
import { goodsReferences } from './goods-references.ts'
import { lockGoods, type GoodsAt } from './lock-goods.ts'
import type { MarketGoods } from './market-goods.ts'

/**
 * Deletes a product that nothing references. One that was sold, reviewed or wished for can only be taken off
 * sale.
 * @throws NOT_FOUND, STALE; INVALID with `in_use` for each kind of use
 */
export async function removeGoods<New extends NewGoods, Own extends object>(
  context: Pick<CatalogueContext, 'db' | 'clock' | 'events' | 'namedImages' | 'wholesaleGoods'>,
  { market }: MarketGoods<New, Own>,
  at: GoodsAt,
): Promise<{ id: number }> {
  const { id } = at
  await transaction(context.db, async (tx) => {
    await lockGoods(context, tx, market, at)
    const colors = await tx.select().from(variation).where(eq(variation.productId, id))
    const variationIds = colors.map((row) => row.id)
    // Locks the stock in the buyers' order: a concurrent purchase either completes before the uses are
    // collected, or finds nothing.
    await tx
      .select({ size: stock.size })
      .from(stock)
      .where(inArray(stock.variationId, variationIds))
      .orderBy(asc(stock.variationId), asc(stock.size))
      .for('update')
    const by = new Set<GoodsUse>()
    if ((await tx.$count(proposal, eq(proposal.productId, id))) > 0) by.add('proposals')
    await context.events.emit(goodsReferences, { tx, productId: id, variationIds, by })
    if (by.size > 0)
      throw refuse('INVALID', { issues: [...by].map((use) => ({ path: [use], code: 'in_use' })) })
    const before = colors.flatMap(({ photos }) => photos.map((path) => ({ path, field: [] })))
    await withImages(tx, context, { before, after: [] }, () => tx.delete(product).where(eq(product.id, id)))
    await bumpRevision(tx, [productTag(id), GOODS, PRICES, STOCK])
  })
  return { id }
}
