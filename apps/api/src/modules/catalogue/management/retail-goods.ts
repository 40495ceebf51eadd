import type { ManagedRetailGoods, NewRetailGoods } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import { retailArtisan } from '../special-tables.ts'
import { category, retailProduct, sizeChart } from '../tables.ts'
import { missingMarketRow, type MarketGoods } from './market-goods.ts'
import { refuseUnknown } from './refuse-unknown.ts'

type Own = Pick<ManagedRetailGoods, 'group' | 'technique' | 'model' | 'size_chart_id' | 'main_position'>

export const retailGoods: MarketGoods<NewRetailGoods, Own> = {
  market: 'retail',
  async read(db, id) {
    const [own] = await db.select().from(retailProduct).where(eq(retailProduct.productId, id))
    if (!own) throw missingMarketRow('retail', id)
    return {
      category_id: own.categoryId,
      group: own.group,
      technique: own.technique,
      model: own.model,
      size_chart_id: own.sizeChartId,
      main_position: own.mainPosition,
    }
  },
  async write(tx, productId, { category_id, group, technique, model, size_chart_id, main_position }) {
    await refuseUnknown(tx, category, category_id, 'category_id')
    await refuseUnknown(tx, sizeChart, size_chart_id, 'size_chart_id')
    const own = {
      categoryId: category_id,
      group,
      technique,
      model,
      sizeChartId: size_chart_id,
      mainPosition: main_position,
    }
    await tx
      .insert(retailProduct)
      .values({ productId, ...own })
      .onConflictDoUpdate({ target: retailProduct.productId, set: own })
  },
  async copy(tx, from, productId) {
    const [own] = await tx.select().from(retailProduct).where(eq(retailProduct.productId, from))
    if (!own) throw missingMarketRow('retail', from)
    // The copy must not share the original's place on the home page.
    await tx.insert(retailProduct).values({ ...own, productId, mainPosition: null })
    const made = await tx.select().from(retailArtisan).where(eq(retailArtisan.productId, from))
    if (made.length > 0) await tx.insert(retailArtisan).values(made.map((row) => ({ ...row, productId })))
  },
}
