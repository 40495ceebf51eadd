import type { ProductButton } from '@shyrdak/sdk/contract'
import { asc, eq } from 'drizzle-orm'
import { productLink } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { refuseUnknownProduct } from './refuse-unknown-product.ts'

/** The links drawn as buttons under a product. Refuses a product that does not exist. */
export async function productButtons(
  { db }: Pick<AppContext, 'db'>,
  productId: number,
): Promise<ProductButton[]> {
  await refuseUnknownProduct(db, productId)
  return db
    .select({ id: productLink.id, text: productLink.text, href: productLink.href })
    .from(productLink)
    .where(eq(productLink.productId, productId))
    .orderBy(asc(productLink.position))
}
