import type { Issue } from '@shyrdak/sdk/contract'
import type { NewStock } from '@shyrdak/sdk/management'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuse } from '#platform/refusal.ts'
import { inStockOrder } from '../rules/stock.ts'
import type { AppContext } from '#platform/context.ts'
import { product, stock, variation, type GoodsMarket } from '../tables.ts'
import { productTag, STOCK } from '../tags.ts'
import { restocked } from '../stock/restocked.ts'

const keyOf = (variationId: number, size: string) => `${variationId}:${size}`

/**
 * Sets the stock of a product's sizes, all rows or none. Apart from orders, nothing else changes stock.
 * @throws NOT_FOUND; INVALID for a repeated row; STALE for a row that was sold from, set or removed since it
 * was read
 */
export async function setStock(
  context: Pick<AppContext, 'db' | 'jobs' | 'events'>,
  { market, id: productId }: { market: GoodsMarket; id: number },
  { items }: NewStock,
): Promise<void> {
  refuseRepeated(items)
  await transactionWithJobs(context, async (tx) => {
    const [known] = await tx
      .select({ id: product.id })
      .from(product)
      .where(and(eq(product.id, productId), eq(product.market, market)))
    if (!known) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
    const own = tx.select({ id: variation.id }).from(variation).where(eq(variation.productId, productId))
    // The same lock order as for buyers, to avoid deadlocks.
    const current = await tx
      .select()
      .from(stock)
      .where(inArray(stock.variationId, own))
      .orderBy(asc(stock.variationId), asc(stock.size))
      .for('update')
    const rows = new Map(current.map((row) => [keyOf(row.variationId, row.size), row]))
    const stale = items.flatMap(({ variation_id, size, revision }, index): Issue[] => {
      const row = rows.get(keyOf(variation_id, size))
      if (!row) return [{ path: ['items', index, 'size'], code: 'unknown' }]
      return row.revision === revision ? [] : [{ path: ['items', index, 'quantity'], code: 'stale' }]
    })
    if (stale.length > 0)
      throw refuse('STALE', {
        message: 'Pieces have been sold or counted, or colours or sizes removed, in the meantime.',
        issues: stale,
      })
    const changed = inStockOrder(items).filter(
      ({ variation_id, size, quantity }) => rows.get(keyOf(variation_id, size))?.quantity !== quantity,
    )
    for (const { variation_id: variationId, size, quantity } of changed)
      await tx
        .update(stock)
        .set({ quantity, revision: sql`${stock.revision} + 1` })
        .where(and(eq(stock.variationId, variationId), eq(stock.size, size)))
    const back = changed.filter(
      ({ variation_id, size, quantity }) =>
        quantity > 0 && rows.get(keyOf(variation_id, size))?.quantity === 0,
    )
    const keys = back.map(({ variation_id, size }) => ({ variationId: variation_id, size }))
    if (keys.length > 0) await context.events.emit(restocked, { tx, keys })
    if (changed.length > 0) await bumpRevision(tx, [productTag(productId), STOCK])
  })
}

function refuseRepeated(items: NewStock['items']): void {
  const keys = items.map(({ variation_id, size }) => keyOf(variation_id, size))
  const issues = keys.flatMap((key, index): Issue[] =>
    keys.indexOf(key) < index ? [{ path: ['items', index, 'size'], code: 'invalid' }] : [],
  )
  if (issues.length > 0) throw refuse('INVALID', { issues })
}
