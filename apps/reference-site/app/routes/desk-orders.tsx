import type { Route } from './+types/desk-orders.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import { loadOrders } from '../desk/orders/load-orders.ts'
import { OrdersList } from '../desk/orders/orders-list.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Orders' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadOrders(request)

export function meta({ matches }: Route.MetaArgs) {
  return deskMeta(matches, (messages) => messages.sections.orders)
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskOrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrdersList {...loaderData} />
}
