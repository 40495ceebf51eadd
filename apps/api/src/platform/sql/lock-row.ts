import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refuse } from '../refusal.ts'
import type { Transaction } from './database.ts'

export interface RowAt {
  id: number
  /** The revision the manager last read. */
  revision: number
}

type RevisedTable = PgTable & { id: PgColumn; revision: PgColumn }

export const rowNotFound = (what: string) => refuse('NOT_FOUND', { message: `There is no such ${what}.` })

/**
 * Locks a row that is about to be changed and bumps its revision. The update also takes the table lock at
 * once, so that two transactions cannot deadlock over row and table.
 * @throws NOT_FOUND; STALE if a colleague has changed it since it was read
 */
export async function lockRow(
  tx: Transaction,
  table: RevisedTable,
  { id, revision }: RowAt,
  what: string,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`update ${table} set revision = revision + 1
    where ${and(eq(table.id, id), eq(table.revision, revision))}`)
  if (rowCount === 1) return
  const rows: PgTable = table
  if ((await tx.$count(rows, eq(table.id, id))) === 0) throw rowNotFound(what)
  throw refuse('STALE', { message: `The ${what} has been changed in the meantime.` })
}

/** Like `lockRow`, before a delete: transactions that start to use the row wait. @throws NOT_FOUND, STALE */
export async function lockRowToRemove(
  tx: Transaction,
  table: RevisedTable,
  at: RowAt,
  what: string,
): Promise<void> {
  await lockRow(tx, table, at, what)
  await tx.execute(sql`select from ${table} where ${table.id} = ${at.id} for update`)
}
