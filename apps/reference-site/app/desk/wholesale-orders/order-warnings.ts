import type { OrderStatus } from '@shyrdak/sdk/contract'
import type { ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import type { MoveWarning } from '../orders/order-move.ts'

/** What a manager should know before moving a wholesale order: nobody has paid, or one on hold has given back its pieces. */
export const warningsOf = (
  { status, items }: Pick<ManagedWholesaleOrder, 'status' | 'items'>,
  to: OrderStatus,
): readonly MoveWarning[] => [
  ...(status === 'payment_waiting' && to === 'in_production' ? (['unpaid'] as const) : []),
  ...(status === 'on_hold' && to !== 'on_hold' && items.every(({ from_stock: pieces }) => pieces === 0)
    ? (['takes_stock'] as const)
    : []),
]
