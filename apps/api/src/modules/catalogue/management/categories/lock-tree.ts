import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import type { MarketCategories } from './market-categories.ts'

/** Whoever adds, moves or deletes a category waits for the others who do. Goods are filed meanwhile. */
export async function lockTree(tx: Transaction, { table }: Pick<MarketCategories<never, object>, 'table'>) {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
}
