import type { NewArticle, NewPage } from '@shyrdak/sdk/management'
import { and, eq } from 'drizzle-orm'
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { RefusedBy } from '#platform/sql/refused-by.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { blogArticle, page } from '../tables.ts'
import { writeRow } from '../write-row.ts'
import type { WriteOptions, WriteResult } from '../writing.ts'
import { saveVersion } from './save-version.ts'
import { moveUrl } from './move-url.ts'
import type { Owner } from './owner.ts'

export type VersionedTable = typeof page | typeof blogArticle

/** Content with stored former versions and redirects from former URLs. */
export interface VersionedKind<T extends VersionedTable, Sent extends NewPage | NewArticle> {
  table: T
  owner: (id: number) => Owner
  /** Maps a row to the body that would write it. */
  written: (row: T['$inferSelect']) => Sent
}

/** Writes a row and stores its former version. */
export async function writeVersioned<T extends VersionedTable, Sent extends NewPage | NewArticle>(
  tx: Transaction,
  { table, owner, written }: VersionedKind<T, Sent>,
  values: PgInsertValue<T> & PgUpdateSetSource<T> & { url: string },
  writing: WriteOptions,
  refusals: RefusedBy,
): Promise<WriteResult> {
  const { over, by = null } = writing
  const before = over && (await rowAt(tx, table, over))
  const row = await writeRow(
    tx,
    table,
    { ...values, updatedAt: writing.now, updatedBy: by },
    writing,
    refusals,
  )
  const outdated =
    before &&
    (await saveVersion(tx, owner(row.id), {
      revision: before.revision,
      savedAt: before.updatedAt,
      savedBy: before.updatedBy,
      written: written(before),
    }))
  await moveUrl(tx, owner(row.id), { from: before?.url, to: values.url })
  return { ...row, ...(outdated && { outdated }) }
}

/** Reads a row at a revision; undefined when it has changed, in which case the write refuses it. */
async function rowAt<T extends VersionedTable>(
  tx: Transaction,
  table: T,
  { id, revision }: { id: number; revision: number },
): Promise<T['$inferSelect'] | undefined> {
  const anyTable: PgTable = table
  const rows = await tx
    .select()
    .from(anyTable)
    .where(and(eq(table.id, id), eq(table.revision, revision)))
  return rows[0] as T['$inferSelect'] | undefined // all columns of the table are selected
}
