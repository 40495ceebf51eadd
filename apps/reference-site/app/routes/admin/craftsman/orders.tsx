import type { Route } from './+types/orders.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadArtisanOrders } from '#craftsman/load-craftsman.ts'
import { OrdersView } from '#craftsman/orders-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Orders' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadArtisanOrders(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('craftsmanOrders'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanOrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrdersView {...loaderData} />
}
