import { eq } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import { listPrice, wholesaleOrderLine } from './tables.ts'

/** What clients have ordered stays, and what price lists name. */
export async function nameWholesaleGoods({ tx, productId, by }: GoodsNamed): Promise<void> {
  const ofOrders = eq(wholesaleOrderLine.productId, productId)
  if ((await tx.$count(wholesaleOrderLine, ofOrders)) > 0) by.add('orders')
  if ((await tx.$count(listPrice, eq(listPrice.productId, productId))) > 0) by.add('list_prices')
}
