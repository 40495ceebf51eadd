import { eq } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import { listPrice, wholesaleOrderLine } from './tables.ts'

/** Reports a product that is in a client's order or a price list, so that it is not deleted. */
export async function reportWholesaleGoods({ tx, productId, by }: GoodsNamed): Promise<void> {
  if (await hasRow(tx, wholesaleOrderLine, eq(wholesaleOrderLine.productId, productId))) by.add('orders')
  if (await hasListPrices(tx, productId)) by.add('list_prices')
}

/** Whether any price list contains the product, current or not. */
export const hasListPrices = (tx: Transaction, productId: number): Promise<boolean> =>
  hasRow(tx, listPrice, eq(listPrice.productId, productId))
