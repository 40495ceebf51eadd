import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { tariff } from './tables.ts'

/** Returns which of these service codes are for pickup. Includes services of expired price lists. */
export async function pickupServices(db: Database, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .selectDistinct({ code: tariff.code })
    .from(tariff)
    .where(and(eq(tariff.kind, 'pickup'), inArray(tariff.code, [...codes])))
  return new Set(found.map(({ code }) => code))
}
