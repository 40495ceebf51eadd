import { eq } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { retailProduct } from './tables.ts'
import { refuse } from '#platform/refusal.ts'

/** Tells an empty list of something from a product that does not exist. */
export async function refuseUnknownProduct(db: Database, productId: number): Promise<void> {
  const [row] = await db
    .select({ id: retailProduct.productId })
    .from(retailProduct)
    .where(eq(retailProduct.productId, productId))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
}
