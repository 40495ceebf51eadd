import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { product } from './tables.ts'

/** Sets how many published reviews a product has and the sum of their stars. */
export async function rateProduct(
  tx: Transaction,
  productId: number,
  { count, sum }: { count: number; sum: number },
): Promise<void> {
  await tx.update(product).set({ ratingCount: count, ratingSum: sum }).where(eq(product.id, productId))
}
