import { eq } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import { retailOrderLine } from './tables.ts'

/** Reports a product that was ordered: it is shown in that order. */
export async function reportOrderedGoods({ tx, productId, by }: GoodsNamed): Promise<void> {
  if (await hasRow(tx, retailOrderLine, eq(retailOrderLine.productId, productId))) by.add('orders')
}
