import type { Transaction } from '#platform/sql/database.ts'
import { insertRows } from '#platform/sql/seed-rows.ts'
import { tariff } from './tables.ts'

export type TariffSeed = typeof tariff.$inferInsert

/** Inserts price lists of carriers. */
export const seedTariffs = (tx: Transaction, tariffs: readonly TariffSeed[]): Promise<void> =>
  insertRows(tx, tariff, tariffs)
