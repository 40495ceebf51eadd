import type { Language } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { lockRowToRemove, type RowAt } from '#platform/sql/lock-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { retailProduct, sizeChart } from '../../tables.ts'
import { wholesaleProduct } from '../../wholesale-tables.ts'
import { goodsUse } from '../goods-use.ts'
import { refuseUsed } from '../refuse-used.ts'

/**
 * Deletes an unused size chart.
 * @throws NOT_FOUND, STALE; INVALID with `in_use` on `goods`
 */
export async function removeSizeChart(
  { db }: Pick<AppContext, 'db'>,
  at: RowAt & { language: Language },
): Promise<{ id: number }> {
  const { id, language } = at
  await transaction(db, async (tx) => {
    await lockRowToRemove(tx, sizeChart, at, 'size chart')
    const retail = await goodsUse(tx, {
      table: retailProduct,
      column: retailProduct.sizeChartId,
      id,
      language,
    })
    const wholesale = await goodsUse(tx, {
      table: wholesaleProduct,
      column: wholesaleProduct.sizeChartId,
      id,
      language,
    })
    refuseUsed([
      {
        use: 'goods',
        count: retail.count + wholesale.count,
        names: [...(retail.names ?? []), ...(wholesale.names ?? [])],
      },
    ])
    await tx.delete(sizeChart).where(eq(sizeChart.id, id))
  })
  return { id }
}
