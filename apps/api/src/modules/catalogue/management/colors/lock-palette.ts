import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { color } from '../../tables.ts'

/** Whoever adds, moves or deletes a colour waits for the others who do. Goods are made in colours meanwhile. */
export const lockPalette = (tx: Transaction) =>
  tx.execute(sql`lock table ${color} in share row exclusive mode`)
