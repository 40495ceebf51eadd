import type { Language } from '@shyrdak/sdk/contract'
import type { NewCategory } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { goodsUse } from '../goods-use.ts'
import type { KnownUse } from '../refuse-used.ts'
import type { CategoryRow, MarketCategories } from './market-categories.ts'

interface Looked<Row> {
  row: Row
  rows: readonly CategoryRow[]
  language: Language
}

/** Returns what prevents the deletion of a category: its subcategories, its goods, and references to it. */
export async function categoryUses<New extends NewCategory, Own extends object>(
  tx: Transaction,
  { goods, namedBy }: MarketCategories<New, Own>,
  { row, rows, language }: Looked<CategoryRow & Own>,
): Promise<KnownUse[]> {
  const below = rows.filter(({ parentId }) => parentId === row.id).map(({ title }) => title[language])
  return [
    { use: 'categories', count: below.length, names: below },
    await goodsUse(tx, { table: goods, column: goods.categoryId, id: row.id, language }),
    ...(await namedBy(tx, row)),
  ]
}
