import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { asc, eq } from 'drizzle-orm'
import { color, product, stock, variation, wholesaleProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { Database } from '#platform/sql/database.ts'
import { wholesaleCategoryTree } from './categories.ts'
import { findOne } from './find-goods.ts'
import { priceRequest } from './price-request.ts'

/**
 * Returns a wholesale product with all that is needed to order it, at the caller's prices.
 * @throws NOT_FOUND when it does not exist or is not on sale to the client
 */
export async function readGoods(
  context: AppContext,
  principal: EmployeePrincipal,
  id: number,
): Promise<WholesaleProduct> {
  const { db } = context
  const entry = await findOne(db, await priceRequest(context, principal), id)
  const [row] = await db
    .select({ own: wholesaleProduct, product })
    .from(wholesaleProduct)
    .innerJoin(product, eq(product.id, wholesaleProduct.productId))
    .where(eq(wholesaleProduct.productId, id))
  if (!entry || !row) throw refuse('NOT_FOUND', { message: 'There are no such wholesale goods.' })
  const [tree, colors] = await Promise.all([wholesaleCategoryTree(context), colorsOf(db, id)])
  return {
    ...entry,
    description: row.product.description,
    details: row.product.details,
    weight: row.product.weightG,
    made_to_order_days: row.own.madeToOrderDays,
    size_chart_id: row.own.sizeChartId,
    breadcrumbs: tree.pathTo(entry.category_id),
    colors,
  }
}

async function colorsOf(db: Database, productId: number): Promise<WholesaleProduct['colors']> {
  const rows = await db
    .select({
      variation_id: variation.id,
      id: color.id,
      name: color.name,
      hex: color.hex,
      photos: variation.photos,
      size: stock.size,
      quantity: stock.quantity,
    })
    .from(variation)
    .innerJoin(color, eq(color.id, variation.colorId))
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(eq(variation.productId, productId))
    .orderBy(asc(variation.position), asc(stock.position), asc(stock.size))
  return [...Map.groupBy(rows, ({ variation_id }) => variation_id).values()].flatMap((sizes) => {
    const [first] = sizes
    if (!first) return []
    const { size: _size, quantity: _quantity, ...own } = first
    return [
      {
        ...own,
        sizes: sizes.map(({ variation_id, size, quantity }) => ({
          id: `${variation_id}:${size}`,
          name: size,
          stock: quantity,
        })),
      },
    ]
  })
}
