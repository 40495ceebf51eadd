import type { Route } from './+types/order.ts'
import { deskMeta } from '../../desk/desk-meta.ts'
import { ManagedOrderPage } from '../../desk/orders/managed-order.tsx'

export const meta = deskMeta((t) => t('sections.orders'))

export default function DeskOrderPage({ params }: Route.ComponentProps) {
  return <ManagedOrderPage id={Number(params.id)} />
}
