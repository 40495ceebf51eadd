import type { Language } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { product } from '../tables.ts'
import { MAX_NAMES, type Use } from './refuse-used.ts'

interface Named {
  /** The table that links products to the item, and its column with the item's id. */
  table: PgTable & { productId: PgColumn }
  column: PgColumn
  id: number
  language: Language
}

/** Counts the goods that use an item, including drafts, and returns the first names. */
export async function goodsUse(
  tx: Database | Transaction,
  { table, column, id, language }: Named,
): Promise<Use & { use: 'goods' }> {
  const { rows } = await tx.execute<{ count: number; name: string }>(sql`
    select count(*) over ()::int as count, ${product.name} ->> ${language} as name from ${product}
    where ${product.id} in (select ${table.productId} from ${table} where ${column} = ${id})
    order by ${product.id} limit ${MAX_NAMES}`)
  return { use: 'goods', count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}
