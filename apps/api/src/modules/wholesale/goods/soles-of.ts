import type { LocalizedText } from '@shyrdak/sdk/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { productSole, sole } from '#modules/catalogue/index.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'

export interface ProductSole {
  productId: number
  id: number
  name: LocalizedText
  photo: string | null
}

/** Returns the soles of products in their order, by product. */
export async function solesOf(
  db: Database | Transaction,
  productIds: readonly number[],
): Promise<Map<number, ProductSole[]>> {
  const rows = await db
    .select({ productId: productSole.productId, id: sole.id, name: sole.name, photo: sole.photo })
    .from(productSole)
    .innerJoin(sole, eq(sole.id, productSole.soleId))
    .where(inArray(productSole.productId, [...productIds]))
    .orderBy(asc(productSole.position), asc(sole.id))
  return Map.groupBy(rows, ({ productId }) => productId)
}
