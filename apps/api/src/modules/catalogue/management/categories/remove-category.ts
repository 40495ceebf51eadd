import type { Language } from '@shyrdak/sdk/contract'
import type { NewCategory } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { lockRowToRemove, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { goodsUse } from '../goods-use.ts'
import { refuseUsed } from '../refuse-used.ts'
import { lockTree } from './lock-tree.ts'
import type { CategoryContext, CategoryRow, MarketCategories, NamedBy } from './market-categories.ts'

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
    refuseUsed(await usesOf(tx, categories, { row, rows, language }))
    await remove(tx, context, row)
    await bumpRevision(tx, [tag])
  })
  return { id }
}

interface Looked<Row> {
  row: Row
  rows: readonly CategoryRow[]
  language: Language
}

async function usesOf<New extends NewCategory, Own extends object>(
  tx: Transaction,
  { goods, namedBy }: MarketCategories<New, Own>,
  { row, rows, language }: Looked<CategoryRow & Own>,
): Promise<NamedBy[]> {
  const below = rows.filter(({ parentId }) => parentId === row.id).map(({ title }) => title[language])
  return [
    { use: 'categories', count: below.length, names: below },
    await goodsUse(tx, { table: goods, column: goods.categoryId, id: row.id, language }),
    ...(await namedBy(tx, row)),
  ]
}
