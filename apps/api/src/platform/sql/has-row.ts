import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './database.ts'

/** Whether a matching row exists. Stops at the first one, unlike a count. */
export async function hasRow(db: Database | Transaction, table: PgTable, where: SQL): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(1)
  return found.length > 0
}
