import type { NewWholesaleItem, NewWholesaleOrder } from '@shyrdak/sdk/contract'
import { wholesaleTotal } from '@shyrdak/sdk/rules'

/** A valid order of these lines, as the cart sends it. */
export const wholesaleOrderFor = (
  companyId: number,
  items: NewWholesaleItem[],
  changes: Partial<NewWholesaleOrder> = {},
): NewWholesaleOrder => ({
  sum: wholesaleTotal(items.map(({ price, count }) => ({ sale_cost: price, count }))),
  count: items.reduce((sum, { count }) => sum + count, 0),
  delivery: 'Collected in Bishkek',
  payment_info: 'Bank transfer',
  from: 'catalog',
  reyestr_id: companyId,
  status: 'Processing',
  comment: '',
  items,
  ...changes,
})
