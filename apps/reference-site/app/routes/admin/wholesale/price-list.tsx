import { useState } from 'react'
import { WholesaleUpload } from '@shyrdak/react-store/widgets/wholesale-upload'
import { priceList, wholesaleCategories, wholesaleColors } from '@shyrdak/sdk/contract'
import type { Route } from './+types/price-list.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { listQuery, requestOf } from '#wholesale/list-address.ts'
import { mayOrder } from '#wholesale/may-order.ts'
import { PriceList } from '#wholesale/price-list.tsx'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'
import { wholesaleMeta } from '#wholesale/wholesale-meta.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Price List' }

const contract = {
  wholesale: {
    priceList: { list: priceList.list },
    categories: wholesaleCategories,
    colors: wholesaleColors,
  },
} as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts', 'wholesale-cart', 'wholesale-upload'], contract, async ({ sdk }) => {
    const choice = listQuery(request)
    const [page, categories, colors] = await Promise.all([
      sdk.wholesale.priceList.list({ query: requestOf(choice) }),
      sdk.wholesale.categories.list(),
      sdk.wholesale.colors.list(),
    ])
    return { page, categories, colors, choice }
  })

export function meta({ matches }: Route.MetaArgs) {
  return wholesaleMeta(matches, (t) => t('priceList'))
}

export const HydrateFallback = AccountFallback

export default function PriceListPage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale')
  // Collapsed on phones, where it would push down the products that most clients come for.
  const [isOpen] = useState(() => matchMedia('(min-width: 781px)').matches)
  const orders = mayOrder(client)
  return (
    <WholesaleFrame title={t('priceList')} client={client}>
      <details className="site-wholesale-file shyrdak-opens" open={isOpen}>
        <summary>{t(orders ? 'orderFile' : 'priceListFile')}</summary>
        <WholesaleUpload canOrder={orders} />
      </details>
      <PriceList {...loaded} />
    </WholesaleFrame>
  )
}
