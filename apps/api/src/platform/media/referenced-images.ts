import type { Database, Transaction } from '../sql/database.ts'
import { statement } from '../sql/statement.ts'
import { imagePlaces, type ImageColumn, type ImageColumns } from './image-columns.ts'

/** Returns those of the given paths that rows of the store reference. */
export type NamedImages = (
  db: Database | Transaction,
  paths: readonly string[],
) => Promise<ReadonlySet<string>>

/**
 * SQL of whether a column references `named.path`. Tables that grow with orders, goods and articles have an
 * index on exactly this expression, so that the search does not slow down with them.
 */
const REFERENCES: Record<ImageColumn, (column: string) => string> = {
  path: (column) => `${column} = named.path`,
  paths: (column) => `${column} @> array[named.path]`,
  text: (column) => `image_paths(${column}::text) @> array[named.path]`,
}

/**
 * SQL that selects those of the paths `$1` that any column references. The references are counted, since
 * PostgreSQL expects to meet a first one early and reads the table for EXISTS: to its end, for a path that
 * nothing references.
 */
export function searchForImages(modules: readonly ImageColumns[]): string {
  const references = imagePlaces(modules).map(
    ({ table, column, kind }) => `(select count(*) from ${table} where ${REFERENCES[kind](column)}) > 0`,
  )
  return `select path from unnest($1::text[]) as named (path) where ${references.join(' or ')}`
}

/** Searches every column that references images, also those of orders: what a buyer has seen must stay. */
export function referencedImages(modules: readonly ImageColumns[]): NamedImages {
  const query = searchForImages(modules)
  return async (db, paths) => {
    if (paths.length === 0) return new Set()
    const rows = await statement<{ path: string }>(db, query, [[...new Set(paths)]])
    return new Set(rows.map(({ path }) => path))
  }
}
