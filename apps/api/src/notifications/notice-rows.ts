import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { OrderKind } from '@shyrdak/sdk/contract'
import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '../db/database.ts'
import { color } from '../db/schema/catalogue.ts'
import { stockNotice } from '../db/schema/notifications.ts'
import { RETAIL_GOODS, SPECIAL_GOODS, type GoodsTables } from '../goods/goods-tables.ts'
import { keyNamed } from '../orders/server-key.ts'

export type NoticeRow = typeof stockNotice.$inferSelect

/** Confirmed and not told yet. */
export const isWaiting = and(isNotNull(stockNotice.confirmedAt), isNull(stockNotice.toldAt))

export const GOODS: Readonly<Record<OrderKind, GoodsTables>> = {
  retail: RETAIL_GOODS,
  special: SPECIAL_GOODS,
}

/** What a notice is about; null where the catalogue has dropped it. */
export async function goodsOfNotice(
  db: Database | Transaction,
  { priceType, variationId, size }: Pick<NoticeRow, 'priceType' | 'variationId' | 'size'>,
) {
  const { product, variation, stock } = GOODS[priceType]
  const [found] = await db
    .select({
      productId: product.id,
      slug: product.slug,
      name: product.name,
      colorId: color.id,
      color: color.name,
      quantity: stock.quantity,
    })
    .from(stock)
    .innerJoin(variation, eq(variation.id, stock.variationId))
    .innerJoin(product, eq(product.id, variation.productId))
    .innerJoin(color, eq(color.id, variation.colorId))
    .where(and(eq(stock.variationId, variationId), eq(stock.size, size)))
  return found ?? null
}

/** The secret of a notice's links. It is computed, so that every letter about the notice holds the same one. */
export async function noticeSecrets(db: Database): Promise<(id: string) => string> {
  const key = await keyNamed(db, 'stock-notice')
  return (id) => createHmac('sha256', key).update(id).digest('base64url')
}
