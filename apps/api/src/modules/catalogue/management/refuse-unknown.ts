import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'

/**
 * Refuses an id without a row, by its field. A row that exists cannot be deleted until the transaction ends.
 */
export async function refuseUnknown(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: number | null,
  field: string,
): Promise<void> {
  if (id === null) return
  const rows: PgTable = table
  const found = await tx.select({ id: table.id }).from(rows).where(eq(table.id, id)).for('key share')
  if (found.length === 0) throw refuseField([field], 'unknown')
}
