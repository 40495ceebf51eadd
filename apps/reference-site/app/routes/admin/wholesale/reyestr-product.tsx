import { localized } from '@shyrdak/sdk/format'
import type { Route } from './+types/reyestr-product.ts'
import { AccountFallback } from '#account/account-page.tsx'
import type { PageHandle } from '#page/kind.ts'
import { pageContextIn } from '#page/page-meta.ts'
import { loadWholesaleProduct } from '#wholesale/load-product.ts'
import { WholesaleProductView } from '#wholesale/product-view.tsx'
import { wholesaleMeta } from '#wholesale/wholesale-meta.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Reyestr Product' }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadWholesaleProduct(request, params.id, 'catalog')

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const language = pageContextIn(matches)?.language ?? 'ru'
  return wholesaleMeta(matches, (t) =>
    loaderData ? localized(loaderData.loaded.product.name, language) : t('reyestr'),
  )
}

export const HydrateFallback = AccountFallback

export default function WholesaleProductPage({ loaderData }: Route.ComponentProps) {
  return <WholesaleProductView {...loaderData} from="catalog" />
}
