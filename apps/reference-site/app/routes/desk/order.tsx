import type { Route } from './+types/order.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { ManagedOrderPage } from '../../desk/orders/managed-order.tsx'

export const meta = deskListMeta('orders')

export default function DeskOrderPage({ params }: Route.ComponentProps) {
  return <ManagedOrderPage id={Number(params.id)} />
}
