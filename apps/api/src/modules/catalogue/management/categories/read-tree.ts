import { inTreeOrder, type ManagedCategory, type NewCategory } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { rowNotFound } from '../lock-row.ts'
import type { CategoryRow, MarketCategories } from './market-categories.ts'

/** The tree of a market as managers see it, at this moment. */
export async function readTree<New extends NewCategory, Own extends object>(
  db: Database | Transaction,
  { readAll, goods, own }: MarketCategories<New, Own>,
): Promise<(ManagedCategory & Own)[]> {
  // The revisions are read before what they count: one that is too old is refused, one that is too new would not be.
  const rows = await readAll(db)
  const { rows: counted } = await db.execute<{ id: number; count: number }>(
    sql`select category_id as id, count(*)::int as count from ${goods} group by category_id`,
  )
  const countOf = new Map(counted.map(({ id, count }) => [id, count]))
  return inTreeOrder<CategoryRow & Own>(rows).map((row) => ({
    ...own(row),
    id: row.id,
    title: row.title,
    parent_id: row.parentId,
    depth: row.depth,
    goods: countOf.get(row.id) ?? 0,
    revision: row.revision,
  }))
}

/** @throws NOT_FOUND */
export async function readCategory<New extends NewCategory, Own extends object>(
  db: Database | Transaction,
  categories: MarketCategories<New, Own>,
  id: number,
): Promise<ManagedCategory & Own> {
  const found = (await readTree(db, categories)).find((one) => one.id === id)
  if (!found) throw rowNotFound('category')
  return found
}
