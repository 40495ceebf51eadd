import { sql, type SQL } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

/**
 * SQL of the texts of a row that the desk searches, a line each, so that no match spans two of them. A search
 * reads the index of a table (`searchIndex`) only if both have exactly this expression.
 */
export const searchText = (...columns: readonly PgColumn[]): SQL =>
  sql`(${sql.join(
    columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`)),
    sql` || E'\\n' || `,
  )})`

/**
 * An index for searches by any part of the text, of three characters or more. It needs the extension pg_trgm:
 * on a server without it, migrations leave the index out, and searches read all rows.
 */
export const searchIndex = (name: string, text: SQL) => index(name).using('gin', sql`${text} gin_trgm_ops`)
