import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** PostgreSQL accepts 65,535 parameters per statement. */
const ROWS_A_STATEMENT = 4_000

/** Whether all of the tables are empty. */
export async function areEmpty(tx: Transaction, tables: readonly PgTable[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await tx.execute(sql`select from ${table} limit 1`)
    if (rows.length > 0) return false
  }
  return true
}

/** Inserts any number of rows. */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT))
}

/** Continues generated ids after the largest inserted one. */
export async function restartIds(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
    )
}
