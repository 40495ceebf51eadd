import { inArray } from 'drizzle-orm'
import type { GoodsNamed } from '#modules/catalogue/index.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import { stockSubscription } from './tables.ts'

/** Reports a product with subscriptions, so that it is not deleted. */
export async function reportAwaitedGoods({ tx, variationIds, by }: GoodsNamed): Promise<void> {
  const awaited = inArray(stockSubscription.variationId, [...variationIds])
  if (await hasRow(tx, stockSubscription, awaited)) by.add('subscriptions')
}
