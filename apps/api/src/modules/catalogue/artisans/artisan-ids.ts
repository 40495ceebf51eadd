import { min, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { artisan } from '../special-tables.ts'

/** The workshop that stands longest, or null where there is none. */
export async function firstArtisanId(tx: Transaction): Promise<number | null> {
  const [row] = await tx.select({ id: min(artisan.id) }).from(artisan)
  return row?.id ?? null
}

/** An id for a workshop that has no page yet. */
export const newArtisanId = sql<number>`nextval(pg_get_serial_sequence('artisan', 'id'))`
