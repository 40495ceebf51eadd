import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 4_000

/** Whether none of the tables has a row. */
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

/** Lets generated ids go on from the largest one that was inserted. */
export async function restartIds(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
    )
}
