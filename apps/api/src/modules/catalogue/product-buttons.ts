import type { ProductButton } from '@shyrdak/sdk/contract'
import { and, asc, eq, exists } from 'drizzle-orm'
import { price, productLink } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { refuseUnknownProduct } from './refuse-unknown-product.ts'

/**
 * Returns the links shown as buttons under a product.
 * @throws NOT_FOUND for a product that does not exist or is not on sale anywhere
 */
export async function productButtons(
  { db }: Pick<AppContext, 'db'>,
  productId: number,
): Promise<ProductButton[]> {
  const isOnSale = exists(db.select().from(price).where(eq(price.productId, productLink.productId)))
  const rows = await db
    .select({ id: productLink.id, text: productLink.text, href: productLink.href })
    .from(productLink)
    .where(and(eq(productLink.productId, productId), isOnSale))
    .orderBy(asc(productLink.position))
  if (rows.length === 0) await refuseUnknownProduct(db, productId)
  return rows
}
