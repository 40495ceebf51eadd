import { managedOrders, type ManagedOrder, type ManagedOrderSummary } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import type { SelectionProps } from '../list/list-definition.ts'
import type { OrderMarket } from './move-in-turn.ts'
import { warningsOf } from './order-move.ts'
import { packingSlipsPath } from './packing-slip-path.ts'
import { SelectedOrders } from './selected-orders.tsx'

/** Actions for selected retail and special orders. */
export function SelectedRetailOrders(selection: SelectionProps<ManagedOrderSummary>) {
  const call = useDeskCall()
  const { prefix } = usePageContext()
  const market: OrderMarket<ManagedOrder> = {
    read: (id) => call(managedOrders.read, { params: { id } }),
    move: (id, body) => call(managedOrders.move, { params: { id }, body }),
    warningsOf,
  }
  return (
    <SelectedOrders
      {...selection}
      market={market}
      slipsPath={(orders) => packingSlipsPath(prefix, orders)}
      pathOf={({ id }) => `/desk/orders/${id}`}
    />
  )
}
