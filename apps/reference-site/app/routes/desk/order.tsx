import type { Route } from './+types/order.ts'
import { ManagedOrderPage } from '#desk/orders/managed-order.tsx'

export default function DeskOrderPage({ params }: Route.ComponentProps) {
  return <ManagedOrderPage id={Number(params.id)} />
}
