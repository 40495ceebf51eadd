import { isHardGap, saleGaps, type NewGoods } from '@shyrdak/sdk/management'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { MarketGoods } from './market-goods.ts'
import { readManagedGoods } from './read-managed-goods.ts'
import { wholesaleGoods } from './wholesale-goods.ts'

/** Refuses a product that cannot be sold yet, by the field that would begin to sell it. */
export async function refuseUnready<New extends NewGoods, Own extends object>(
  tx: Transaction,
  goods: MarketGoods<New, Own>,
  id: number,
  field: string,
): Promise<void> {
  const gap = saleGaps(await readManagedGoods(tx, goods, id)).find(isHardGap)
  if (gap) throw refuseField([field], 'not_ready', { missing: gap })
}

/** The same of wholesale goods, whose prices of clients stand above the catalogue. */
export const refuseUnreadyWholesaleGoods = (tx: Transaction, id: number, field: string): Promise<void> =>
  refuseUnready(tx, wholesaleGoods, id, field)
