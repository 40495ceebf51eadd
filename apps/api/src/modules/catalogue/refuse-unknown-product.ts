import { and, eq, exists, ne } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { price, product } from './tables.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * Refuses a product that shoppers cannot see: unknown, a draft, or taken off sale. Tells it apart from one
 * with an empty list.
 */
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
