import {
  managedWholesaleOrders,
  type ManagedWholesaleOrder,
  type ManagedWholesaleOrderRow,
} from '@shyrdak/sdk/management'
import { useDeskCall } from '../desk-call.ts'
import type { SelectionProps } from '../list/list-definition.ts'
import type { OrderMarket } from '../orders/move-in-turn.ts'
import { SelectedOrders } from '../orders/selected-orders.tsx'
import { warningsOf } from './order-warnings.ts'

/** Actions for selected wholesale orders. */
export function SelectedWholesaleOrders(selection: SelectionProps<ManagedWholesaleOrderRow>) {
  const call = useDeskCall()
  const market: OrderMarket<ManagedWholesaleOrder> = {
    read: (id) => call(managedWholesaleOrders.read, { params: { id } }),
    move: (id, body) => call(managedWholesaleOrders.move, { params: { id }, body }),
    warningsOf,
  }
  return <SelectedOrders {...selection} market={market} pathOf={({ id }) => `/desk/wholesale-orders/${id}`} />
}
