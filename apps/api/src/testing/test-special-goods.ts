import type { LineRequest } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { retailOrder, retailOrderLine } from '#modules/orders/tables.ts'
import {
  artisan,
  specialCategory,
  specialPrice,
  specialProduct,
  specialStock,
  specialVariation,
} from '#modules/catalogue/special-tables.ts'

const inAllLanguages = (text: string) => ({ en: text, ru: text, kg: text })

/** How long the first workshop needs for a rug. */
export const DAYS_TO_MAKE = 14

/**
 * A rug of each of two workshops, numbered as the slippers are and in a size that slippers have, so that whoever mixes
 * the shelves up is found out. The first is also made to order, the second only sold from the shelf.
 */
export async function stockSpecialGoods(tx: Transaction): Promise<void> {
  await tx.insert(specialCategory).values({ id: 1, title: inAllLanguages('Rugs'), place: 1 })
  for (const id of [1, 2]) {
    await tx
      .insert(artisan)
      .values({ id, name: inAllLanguages(`Workshop ${id}`), position: inAllLanguages('Felters'), place: id })
    await tx.insert(specialProduct).values({
      id,
      slug: `rug-${id}`,
      name: inAllLanguages(`Rug ${id}`),
      description: inAllLanguages(''),
      details: [],
      categoryId: 1,
      artisanId: id,
      weightG: 3_000,
      madeToOrderDays: id === 1 ? DAYS_TO_MAKE : null,
      createdAt: new Date(),
    })
    await tx.insert(specialVariation).values({ id, productId: id, colorId: 1, photos: [], position: 1 })
    await tx.insert(specialStock).values({ variationId: id, size: '38', quantity: 10, position: 1 })
    await tx.insert(specialPrice).values({ productId: id, country: 'KG', amountMinor: 6_800_000 })
  }
}

export const rugRequest = (id: number, count = 1): LineRequest => ({
  product_id: id,
  variation_id: id,
  size: '38',
  count,
  is_special: true,
})

export const setRugs = (db: Database, id: number, quantity: number) =>
  db.update(specialStock).set({ quantity }).where(eq(specialStock.variationId, id))

export async function rugsLeft(db: Database, id: number): Promise<number> {
  const [row] = await db.select().from(specialStock).where(eq(specialStock.variationId, id))
  return row?.quantity ?? Number.NaN
}

/** Rugs that orders keep off the shelf. */
export async function rugsHeld(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ held: sql<number>`coalesce(sum(${retailOrderLine.fromStock}), 0)::int` })
    .from(retailOrderLine)
    .innerJoin(retailOrder, eq(retailOrder.id, retailOrderLine.orderId))
    .where(
      sql`${retailOrder.holdsStock} and ${retailOrderLine.isSpecial} and ${retailOrderLine.variationId} = ${id}`,
    )
  return row?.held ?? 0
}
