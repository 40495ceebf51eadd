import { min, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { artisan } from '../special-tables.ts'

/** Returns the lowest workshop id, or null when there are no workshops. */
export async function firstArtisanId(tx: Transaction): Promise<number | null> {
  const [row] = await tx.select({ id: min(artisan.id) }).from(artisan)
  return row?.id ?? null
}

/** Allocates an id for a workshop that has no page yet. */
export const newArtisanId = sql<number>`nextval(pg_get_serial_sequence('artisan', 'id'))`
