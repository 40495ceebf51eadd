import type { NewArticle, NewPage } from '@shyrdak/sdk/management'
import { and, eq } from 'drizzle-orm'
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { RefusedBy } from '#platform/sql/refused-by.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { blogArticle, page } from '../tables.ts'
import { writeRow } from '../write-row.ts'
import type { Writing, Written } from '../writing.ts'
import { saveVersion } from './save-version.ts'
import { moveUrl } from './move-url.ts'
import type { Owner } from './owner.ts'

export type VersionedTable = typeof page | typeof blogArticle

/** Something whose former versions are kept, and whose former addresses lead to it. */
export interface Versioned<T extends VersionedTable, Sent extends NewPage | NewArticle> {
  table: T
  owner: (id: number) => Owner
  /** A row as somebody would send it. */
  written: (row: T['$inferSelect']) => Sent
}

/** Writes a row, and keeps what stood there until now. */
export async function writeVersioned<T extends VersionedTable, Sent extends NewPage | NewArticle>(
  tx: Transaction,
  { table, owner, written }: Versioned<T, Sent>,
  values: PgInsertValue<T> & PgUpdateSetSource<T> & { url: string },
  writing: Writing,
  refusals: RefusedBy,
): Promise<Written> {
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

/** A row at a revision: what is changed over it is refused if somebody else has changed it meanwhile. */
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
  return rows[0] as T['$inferSelect'] | undefined // all columns of the table were asked for
}
