import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import type { MoveWarning } from '../orders/order-move.ts'

/** What a manager should know before moving a wholesale order: one on hold may have given back its pieces. */
export const warningsOf = (
  { status, items }: Pick<ManagedWholesaleOrder, 'status' | 'items'>,
  to: OrderStatus,
): readonly MoveWarning[] =>
  status === 'on_hold' && to !== 'on_hold' && items.every(({ from_stock: pieces }) => pieces === 0)
    ? ['takes_stock']
    : []
