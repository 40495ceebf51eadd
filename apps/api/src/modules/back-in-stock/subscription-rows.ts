import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { color, price, product, stock, variation } from '#modules/catalogue/index.ts'
import { stockSubscription } from './tables.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

export type SubscriptionRow = typeof stockSubscription.$inferSelect

/** The id that stands for no sole. */
export const NO_SOLE = 0

/** The condition for subscriptions that are confirmed and not notified yet. */
export const isWaiting = and(isNotNull(stockSubscription.confirmedAt), isNull(stockSubscription.notifiedAt))

/**
 * Whether the goods are on sale; until then the subscription keeps waiting. Wholesale goods always count, as
 * their prices depend on the client.
 */
export const isSold = sql`(${stockSubscription.priceType} in ('reyestr', 'sole') or exists (
  select from ${variation} join ${price} on ${price.productId} = ${variation.productId}
  where ${variation.id} = ${stockSubscription.variationId}))`

/** Returns the goods of a subscription; null when they no longer exist. */
export async function goodsOfSubscription(
  db: Database | Transaction,
  { variationId, size }: Pick<SubscriptionRow, 'variationId' | 'size'>,
) {
  const [found] = await db
    .select({
      productId: product.id,
      slug: product.slug,
      name: product.name,
      colorId: color.id,
      color: color.name,
      quantity: stock.quantity,
      photos: variation.photos,
    })
    .from(stock)
    .innerJoin(variation, eq(variation.id, stock.variationId))
    .innerJoin(product, eq(product.id, variation.productId))
    .innerJoin(color, eq(color.id, variation.colorId))
    .where(and(eq(stock.variationId, variationId), eq(stock.size, size)))
  return found ?? null
}

/**
 * Returns the secrets of subscription links. They are derived, so that every email about a subscription
 * contains the same one.
 */
export async function subscriptionSecrets(db: Database): Promise<(id: string) => string> {
  const key = await serverKeyOf(db, 'back-in-stock')
  return (id) => createHmac('sha256', key).update(id).digest('base64url')
}
