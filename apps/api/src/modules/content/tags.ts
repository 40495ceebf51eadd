import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tag } from '#platform/sql/revision.ts'

/** The cache tag of pages that show many rows of a table. */
export const tableTag = (table: PgTable): Tag => getTableName(table)

export const rowTag = (table: PgTable, id: number): Tag => `${getTableName(table)}:${id}`
