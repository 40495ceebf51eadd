import type { GoodsUse } from '@shyrdak/sdk/management'
import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'

/**
 * Emitted before a product is deleted. A listener that references it adds its use to `by`, which prevents the
 * deletion.
 */
export interface GoodsNamed {
  tx: Transaction
  productId: number
  variationIds: readonly number[]
  by: Set<GoodsUse>
}

export const goodsReferences = defineEvent<GoodsNamed>('goods.named')
