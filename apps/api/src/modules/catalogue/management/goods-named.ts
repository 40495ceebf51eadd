import type { GoodsUse } from '@shyrdak/sdk/management'
import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** A product that is to be deleted. Whoever names it adds itself to `by`, and it stays. */
export interface GoodsNamed {
  tx: Transaction
  productId: number
  variationIds: readonly number[]
  by: Set<GoodsUse>
}

export const goodsNamed = defineEvent<GoodsNamed>('goods.named')
