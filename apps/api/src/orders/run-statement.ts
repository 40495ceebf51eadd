import { sql } from 'drizzle-orm'
import type { PoolClient, QueryResultRow } from 'pg'
import { prepared } from '../catalogue/prepared.ts'
import type { Transaction } from '../db/database.ts'

/** A transaction of either kind. */
export type AnyTransaction = Transaction | PoolClient

/** Runs SQL with `$1`, `$2` … in a transaction; on the bare connection it is prepared once and kept by name. */
export async function runStatement<Row extends QueryResultRow>(
  tx: AnyTransaction,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // Drizzle's own type of rows says the same in more words.
  if ('execute' in tx) return (await tx.execute<Row>(withParameters(text, values))).rows as Row[]
  return (await tx.query<Row>(prepared(text, values))).rows
}

const withParameters = (text: string, values: unknown[]) =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map((part) => (/^\$\d+$/.test(part) ? sql.param(values[Number(part.slice(1)) - 1]) : sql.raw(part))),
  )
