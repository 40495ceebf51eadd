import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import type { MoveWarning } from '../orders/order-move.ts'

/** Returns the warnings before a move: the order is unpaid, or its items were released while on hold. */
export const warningsOf = (
  { status, items }: Pick<ManagedWholesaleOrder, 'status' | 'items'>,
  to: OrderStatus,
): readonly MoveWarning[] => [
  ...(status === 'payment_waiting' && to === 'in_production' ? (['unpaid'] as const) : []),
  ...(status === 'on_hold' && to !== 'on_hold' && items.every(({ from_stock: pieces }) => pieces === 0)
    ? (['takes_stock'] as const)
    : []),
]
