import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import type { MarketCategories } from './market-categories.ts'

/** Serializes adding, moving and deleting categories. Assigning goods to categories is not blocked. */
export async function lockTree(tx: Transaction, { table }: Pick<MarketCategories<never, object>, 'table'>) {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
}
