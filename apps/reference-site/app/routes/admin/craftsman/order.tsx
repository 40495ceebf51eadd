import type { Route } from './+types/order.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadArtisanOrder } from '#craftsman/load-craftsman.ts'
import { ArtisanOrderView } from '#craftsman/order-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Order' }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadArtisanOrder(request, Number(params.id))

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('craftsmanOrders'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanOrderPage({ loaderData }: Route.ComponentProps) {
  return <ArtisanOrderView key={loaderData.id} order={loaderData} />
}
