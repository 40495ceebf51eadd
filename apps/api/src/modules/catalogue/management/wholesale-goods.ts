import type { ManagedWholesaleGoods, NewWholesaleGoods } from '@shyrdak/sdk/management'
import { asc, eq, inArray } from 'drizzle-orm'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { sizeChart } from '../tables.ts'
import { productSole, sole, wholesaleCategory, wholesaleProduct } from '../wholesale-tables.ts'
import { missingMarketRow, type MarketGoods } from './market-goods.ts'
import { refuseUnknown } from './refuse-unknown.ts'

type Own = Pick<ManagedWholesaleGoods, 'price_type' | 'size_chart_id' | 'made_to_order_days' | 'sole_ids'>

export const wholesaleGoods: MarketGoods<NewWholesaleGoods, Own> = {
  market: 'wholesale',
  async read(db, id) {
    const [own] = await db.select().from(wholesaleProduct).where(eq(wholesaleProduct.productId, id))
    if (!own) throw missingMarketRow('wholesale', id)
    const soles = await db
      .select({ id: productSole.soleId })
      .from(productSole)
      .where(eq(productSole.productId, id))
      .orderBy(asc(productSole.position), asc(productSole.soleId))
    return {
      category_id: own.categoryId,
      price_type: own.priceType,
      size_chart_id: own.sizeChartId,
      made_to_order_days: own.madeToOrderDays,
      sole_ids: soles.map((row) => row.id),
    }
  },
  async write(tx, productId, { category_id, price_type, size_chart_id, made_to_order_days, sole_ids }) {
    await refuseUnknown(tx, wholesaleCategory, category_id, 'category_id')
    await refuseUnknown(tx, sizeChart, size_chart_id, 'size_chart_id')
    const own = {
      categoryId: category_id,
      priceType: price_type,
      sizeChartId: size_chart_id,
      madeToOrderDays: made_to_order_days,
    }
    await tx
      .insert(wholesaleProduct)
      .values({ productId, ...own })
      .onConflictDoUpdate({ target: wholesaleProduct.productId, set: own })
    await writeSoles(tx, productId, price_type === 'sole' ? sole_ids : [])
  },
  async copy(tx, from, productId) {
    const [own] = await tx.select().from(wholesaleProduct).where(eq(wholesaleProduct.productId, from))
    if (!own) throw missingMarketRow('wholesale', from)
    await tx.insert(wholesaleProduct).values({ ...own, productId })
    const soles = await tx.select().from(productSole).where(eq(productSole.productId, from))
    if (soles.length > 0) await tx.insert(productSole).values(soles.map((row) => ({ ...row, productId })))
  },
}

/**
 * Replaces the soles of a product. An empty list is allowed here: it is refused when the product goes on
 * sale.
 */
async function writeSoles(tx: Transaction, productId: number, ids: readonly number[]): Promise<void> {
  const found =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(sole)
          .where(inArray(sole.id, [...ids]))
          // Keeps the soles from being deleted until the transaction ends.
          .for('key share')
  const known = new Set(found.map(({ id }) => id))
  const issues = ids.flatMap((id, place) => {
    const path = ['sole_ids', place]
    if (!known.has(id)) return [{ path, code: 'unknown' }]
    return ids.indexOf(id) < place ? [{ path, code: 'duplicate' }] : []
  })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  await tx.delete(productSole).where(eq(productSole.productId, productId))
  const rows = ids.map((soleId, position) => ({ productId, soleId, position }))
  if (rows.length > 0) await tx.insert(productSole).values(rows)
}
