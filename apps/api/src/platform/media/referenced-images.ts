import type { Database, Transaction } from '../sql/database.ts'
import { statement } from '../sql/statement.ts'
import type { ImageColumns } from './shown-images.ts'

/** Returns those of the given paths that rows of the store reference. */
export type NamedImages = (
  db: Database | Transaction,
  paths: readonly string[],
) => Promise<ReadonlySet<string>>

/** Searches every column that references images, also those of orders: what a buyer has seen must stay. */
export function referencedImages(places: readonly ImageColumns[]): NamedImages {
  const conditions = places.flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.map((column) => `exists (select from ${table} where strpos(${column}::text, path) > 0)`),
    ),
  )
  const query = `select path from unnest($1::text[]) as path where ${conditions.join(' or ')}`
  return async (db, paths) => {
    if (paths.length === 0) return new Set()
    const rows = await statement<{ path: string }>(db, query, [[...new Set(paths)]])
    return new Set(rows.map(({ path }) => path))
  }
}
