import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { color } from '../../tables.ts'

/** Serializes adding, moving and deleting colours. Writing goods in existing colours is not blocked. */
export const lockPalette = (tx: Transaction) =>
  tx.execute(sql`lock table ${color} in share row exclusive mode`)
