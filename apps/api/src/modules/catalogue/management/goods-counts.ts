import type { GoodsCounts } from '@shyrdak/sdk/management'
import type { SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import type { GoodsMarket } from '../tables.ts'

const NONE: GoodsCounts = { retail: 0, special: 0, wholesale: 0 }

/**
 * Runs a query for rows of `id`, `market` and `count`, and returns a lookup of the counts per market by id.
 */
export async function goodsCounts(
  db: Database | Transaction,
  query: SQL,
): Promise<(id: number) => GoodsCounts> {
  const { rows } = await db.execute<{ id: number; market: GoodsMarket; count: number }>(query)
  const counts = new Map<number, GoodsCounts>()
  for (const { id, market, count } of rows) counts.set(id, { ...(counts.get(id) ?? NONE), [market]: count })
  return (id) => counts.get(id) ?? NONE
}
