import type { Route } from './+types/desk-order.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import { loadOrder } from '../desk/orders/load-orders.ts'
import { ManagedOrderView } from '../desk/orders/managed-order.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Order' }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => loadOrder(request, params.id)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return deskMeta(matches, ({ sections }) =>
    loaderData ? `${loaderData.order_number} · ${sections.orders}` : sections.orders,
  )
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskOrderPage({ loaderData: order }: Route.ComponentProps) {
  return <ManagedOrderView key={order.id} order={order} />
}
