import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { refuse } from '#platform/refusal.ts'
import { refusedBy, type RefusedBy } from '#platform/sql/refused-by.ts'
import { rowTag, tableTag } from './tags.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type ContentTable = PgTable & { id: PgColumn; revision: PgColumn }

const gone = () => refuse('NOT_FOUND', { message: 'There is no such record.' })

/** Inserts a row, or updates it at the revision that was read, and bumps the content revision. */
export async function writeRow<T extends ContentTable>(
  tx: Transaction,
  table: T,
  values: PgInsertValue<T> & PgUpdateSetSource<T>,
  { over }: Pick<WriteOptions, 'over'>,
  refusals: RefusedBy = {},
): Promise<WriteResult> {
  const returning = { id: table.id, revision: table.revision }
  const write = over
    ? tx
        .update(table)
        .set({ ...values, revision: sql`${table.revision} + 1` })
        .where(and(eq(table.id, over.id), eq(table.revision, over.revision)))
        .returning(returning)
    : tx.insert(table).values(values).returning(returning)
  const rows = (await refusedBy(write, refusals)) as WriteResult[] // both columns are integers
  if (over && rows.length === 0) throw await missing(tx, table, over.id)
  const row = onlyRow(rows, `insert into ${getTableName(table)}`)
  await bumpRevision(tx, [tableTag(table), rowTag(table, row.id)])
  return row
}

/** Returns the error for a row that was not found at its revision: changed, or deleted. */
async function missing(tx: Transaction, table: ContentTable, id: number) {
  const rows: PgTable = table
  const known = await tx.select({ id: table.id }).from(rows).where(eq(table.id, id))
  return known.length > 0 ? refuse('STALE', { message: 'It has been changed in the meantime.' }) : gone()
}

/** Deletes a row and bumps the content revision. */
export async function removeRow(
  tx: Transaction,
  table: ContentTable,
  { id, revision }: RowVersion,
  refusals: RefusedBy = {},
): Promise<{ id: number }> {
  const remove = tx
    .delete(table)
    .where(and(eq(table.id, id), eq(table.revision, revision)))
    .returning({ id: table.id })
  if ((await refusedBy(remove, refusals)).length === 0) throw await missing(tx, table, id)
  await bumpRevision(tx, [tableTag(table), rowTag(table, id)])
  return { id }
}
