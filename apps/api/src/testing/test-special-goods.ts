import type { LineRequest } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { retailOrder, retailOrderLine } from '#modules/orders/tables.ts'
import { seedSpecialGoods, stock } from '#modules/catalogue/index.ts'
import { inAll } from './goods.ts'

/** Days the first workshop needs for a rug. */
export const DAYS_TO_MAKE = 14

/** The id of the first or second rug, used for the product and its only variation. */
export const rugNumber = (rug: number) => 100 + rug
const RUGS = [1, 2]

/**
 * One rug from each of two workshops, in a size that slippers also have. The first is also made to order; the
 * second is sold only from stock.
 */
export async function stockSpecialGoods(tx: Transaction): Promise<void> {
  await seedSpecialGoods(tx, {
    categories: [{ id: 1, title: inAll('Rugs'), place: 1 }],
    artisans: RUGS.map((id) => ({
      id,
      name: inAll(`Workshop ${id}`),
      position: inAll('Felters'),
      place: id,
    })),
    products: RUGS.map((rug) => ({
      id: rugNumber(rug),
      slug: `rug-${rug}`,
      name: inAll(`Rug ${rug}`),
      description: inAll(''),
      details: [],
      categoryId: 1,
      artisanId: rug,
      weightG: 3_000,
      madeToOrderDays: rug === 1 ? DAYS_TO_MAKE : null,
      createdAt: new Date(),
    })),
    variations: RUGS.map(rugNumber).map((id) => ({ id, productId: id, colorId: 1, photos: [], position: 1 })),
    stock: RUGS.map(rugNumber).map((id) => ({ variationId: id, size: '38', quantity: 10, position: 1 })),
    prices: RUGS.map(rugNumber).map((id) => ({ productId: id, country: 'KG', amountMinor: 6_800_000 })),
  })
}

export const rugRequest = (rug: number, count = 1): LineRequest => ({
  product_id: rugNumber(rug),
  variation_id: rugNumber(rug),
  size: '38',
  count,
  is_special: true,
})

export const setRugs = (db: Database, rug: number, quantity: number) =>
  db
    .update(stock)
    .set({ quantity })
    .where(eq(stock.variationId, rugNumber(rug)))

export async function rugsLeft(db: Database, rug: number): Promise<number> {
  const [row] = await db
    .select()
    .from(stock)
    .where(eq(stock.variationId, rugNumber(rug)))
  return row?.quantity ?? Number.NaN
}

/** The number of pieces of a rug reserved by orders. */
export async function rugsHeld(db: Database, rug: number): Promise<number> {
  const [row] = await db
    .select({ held: sql<number>`coalesce(sum(${retailOrderLine.fromStock}), 0)::int` })
    .from(retailOrderLine)
    .innerJoin(retailOrder, eq(retailOrder.id, retailOrderLine.orderId))
    .where(
      sql`${retailOrder.holdsStock} and ${retailOrderLine.isSpecial} and ${retailOrderLine.variationId} = ${rugNumber(rug)}`,
    )
  return row?.held ?? 0
}
