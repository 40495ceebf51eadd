import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'

export interface RowAt {
  id: number
  /** The row's, as the manager read it. */
  revision: number
}

export const rowNotFound = (what: string) => refuse('NOT_FOUND', { message: `There is no such ${what}.` })

/**
 * Locks a row that is about to be changed or deleted; whoever begins to use it waits. Its revision counts on.
 * @throws NOT_FOUND; STALE when a colleague has changed it since it was read
 */
export async function lockRow(
  tx: Transaction,
  table: PgTable & { id: PgColumn; revision: PgColumn },
  { id, revision }: RowAt,
  what: string,
): Promise<void> {
  const rows: PgTable = table
  const [row] = await tx.select({ revision: table.revision }).from(rows).where(eq(table.id, id)).for('update')
  if (!row) throw rowNotFound(what)
  if (row.revision !== revision)
    throw refuse('STALE', { message: `The ${what} has been changed in the meantime.` })
  await tx.execute(sql`update ${table} set revision = revision + 1 where ${table.id} = ${id}`)
}
