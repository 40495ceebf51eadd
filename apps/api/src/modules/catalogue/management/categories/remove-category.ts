import type { Language } from '@shyrdak/sdk/contract'
import type { NewCategory } from '@shyrdak/sdk/management'
import { lockRowToRemove, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { refuseUsed } from '../refuse-used.ts'
import { categoryUses } from './category-uses.ts'
import { lockTree } from './lock-tree.ts'
import type { CategoryContext, MarketCategories } from './market-categories.ts'

/**
 * Deletes a category that is empty and not referenced.
 * @throws NOT_FOUND, STALE; INVALID with `in_use` for each kind of use, with its count and first names
 */
export async function removeCategory<New extends NewCategory, Own extends object>(
  context: CategoryContext,
  categories: MarketCategories<New, Own>,
  at: RowAt & { language: Language },
): Promise<{ id: number }> {
  const { id, language } = at
  const { table, readAll, remove, tag } = categories
  await transaction(context.db, async (tx) => {
    await lockTree(tx, categories)
    await lockRowToRemove(tx, table, at, 'category')
    const rows = await readAll(tx)
    const row = rows.find((one) => one.id === id)
    if (!row) throw rowNotFound('category')
    refuseUsed(await categoryUses(tx, categories, { row, rows, language }))
    await remove(tx, context, row)
    await bumpRevision(tx, [tag])
  })
  return { id }
}
