import { isHardGap, saleGaps, type NewGoods } from '@shyrdak/sdk/management'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { MarketGoods } from './market-goods.ts'
import { readManagedGoods } from './read-managed-goods.ts'
import { wholesaleGoods } from './wholesale-goods.ts'

/**
 * Refuses to put an incomplete product on sale, on the given field.
 * @throws INVALID with `not_ready` and the first gap
 */
export async function refuseUnready<New extends NewGoods, Own extends object>(
  tx: Transaction,
  goods: MarketGoods<New, Own>,
  id: number,
  field: string,
): Promise<void> {
  const gap = saleGaps(await readManagedGoods(tx, goods, id)).find(isHardGap)
  if (gap) throw refuseField([field], 'not_ready', { missing: gap })
}

/** `refuseUnready` for wholesale goods, used by the module of client prices. */
export const refuseUnreadyWholesaleGoods = (tx: Transaction, id: number, field: string): Promise<void> =>
  refuseUnready(tx, wholesaleGoods, id, field)
