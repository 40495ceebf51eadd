import type { ManagedSpecialGoods, NewSpecialGoods } from '@shyrdak/sdk/management'
import { and, eq } from 'drizzle-orm'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { artisan, specialCategory, specialProduct } from '../special-tables.ts'
import { missingMarketRow, type MarketGoods } from './market-goods.ts'
import { refuseUnknown } from './refuse-unknown.ts'

type Own = Pick<ManagedSpecialGoods, 'artisan_id' | 'artisan' | 'made_to_order_days'>

export const specialGoods: MarketGoods<NewSpecialGoods, Own> = {
  market: 'special',
  async read(db, id) {
    const [row] = await db
      .select({ own: specialProduct, artisan: { id: artisan.id, name: artisan.name } })
      .from(specialProduct)
      .leftJoin(artisan, eq(artisan.id, specialProduct.artisanId))
      .where(eq(specialProduct.productId, id))
    if (!row) throw missingMarketRow('special', id)
    const { own } = row
    return {
      category_id: own.categoryId,
      artisan_id: own.artisanId,
      artisan: row.artisan,
      made_to_order_days: own.madeToOrderDays,
    }
  },
  async write(tx, productId, { category_id, artisan_id, made_to_order_days }) {
    await refuseUnknown(tx, specialCategory, category_id, 'category_id')
    const [before] = await tx.select().from(specialProduct).where(eq(specialProduct.productId, productId))
    // The workshop already assigned may have been unpublished since, and stays.
    if (artisan_id !== null && artisan_id !== before?.artisanId) await refuseUnpublished(tx, artisan_id)
    const own = { categoryId: category_id, artisanId: artisan_id, madeToOrderDays: made_to_order_days }
    await tx
      .insert(specialProduct)
      .values({ productId, ...own })
      .onConflictDoUpdate({ target: specialProduct.productId, set: own })
  },
  async copy(tx, from, productId) {
    const [own] = await tx.select().from(specialProduct).where(eq(specialProduct.productId, from))
    if (!own) throw missingMarketRow('special', from)
    await tx.insert(specialProduct).values({ ...own, productId })
  },
}

/** Refuses a workshop that is not published, on the field `artisan_id`. */
export async function refuseUnpublished(tx: Transaction, id: number): Promise<void> {
  const [found] = await tx
    .select({ id: artisan.id })
    .from(artisan)
    .where(and(eq(artisan.id, id), eq(artisan.state, 'published')))
    .for('share')
  if (!found) throw refuseField(['artisan_id'], 'unknown')
}
