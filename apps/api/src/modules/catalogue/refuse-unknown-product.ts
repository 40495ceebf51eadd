import { and, eq, exists, ne } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { price, product } from './tables.ts'
import { refuse } from '#platform/refusal.ts'

/** Tells an empty list of something from a product that shoppers cannot find. */
export async function refuseUnknownProduct(db: Database, productId: number): Promise<void> {
  const [row] = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.id, productId),
        ne(product.market, 'wholesale'),
        exists(db.select().from(price).where(eq(price.productId, product.id))),
      ),
    )
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such product.' })
}
