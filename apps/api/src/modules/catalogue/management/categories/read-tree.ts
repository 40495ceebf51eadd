import type { Language } from '@shyrdak/sdk/contract'
import {
  inTreeOrder,
  withBranches,
  type InUse,
  type ManagedCategory,
  type NewCategory,
} from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import { rowNotFound } from '#platform/sql/lock-row.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { price } from '../../tables.ts'
import { inUse } from '../refuse-used.ts'
import { categoryUses } from './category-uses.ts'
import type { CategoryRow, MarketCategories } from './market-categories.ts'

/** Reads the category tree of a market, with the counts of goods, uncached. */
export async function readTree<New extends NewCategory, Own extends object>(
  db: Database | Transaction,
  { readAll, goods, own }: MarketCategories<New, Own>,
): Promise<(ManagedCategory & Own)[]> {
  // Revisions are read before the counts: an outdated revision is refused later, but one newer than its data
  // would be accepted.
  const rows = await readAll(db)
  const { rows: counted } = await db.execute<{ id: number; filed: number; sold: number }>(
    sql`select category_id as id, count(*)::int as filed,
        (count(*) filter (where exists (select from ${price} p where p.product_id = ${goods}.product_id)))::int as sold
      from ${goods} group by category_id`,
  )
  const countsOf = new Map(counted.map(({ id, ...counts }) => [id, counts]))
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)
  return inTreeOrder<CategoryRow & Own>(rows).map((row) => {
    const within = [...withBranches(rows, [row.id])].flatMap((id) => countsOf.get(id) ?? [])
    return {
      ...own(row),
      id: row.id,
      title: row.title,
      parent_id: row.parentId,
      depth: row.depth,
      goods: sum(within.map(({ sold }) => sold)),
      drafts: sum(within.map(({ filed, sold }) => filed - sold)),
      revision: row.revision,
    }
  })
}

/** Returns a category with its uses. @throws NOT_FOUND */
export function readCategory<New extends NewCategory, Own extends object>(
  db: Database,
  categories: MarketCategories<New, Own>,
  { id, language }: { id: number; language: Language },
): Promise<ManagedCategory & Own & { uses: InUse[] }> {
  return transaction(db, async (tx) => {
    const found = (await readTree(tx, categories)).find((one) => one.id === id)
    const rows = await categories.readAll(tx)
    const row = rows.find((one) => one.id === id)
    if (!found || !row) throw rowNotFound('category')
    return { ...found, uses: inUse(await categoryUses(tx, categories, { row, rows, language })) }
  })
}
