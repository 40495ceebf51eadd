import { wholesaleOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/order.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { documentsMeta } from '#wholesale-documents/documents-meta.ts'
import { OrderDocument } from '#wholesale-documents/order-document.tsx'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Order Details' }

const contract = { wholesale: { orders: { read: wholesaleOrders.read } } } as const

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts', 'wholesale-cart', 'wholesale-reorder'], contract, ({ sdk }) =>
    sdk.wholesale.orders.read({ params: { id: Number(params.id) } }),
  )

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) =>
    loaderData ? t('order', { number: loaderData.loaded.order_number }) : t('orders'),
  )
}

export const HydrateFallback = AccountFallback

export default function WholesaleOrderPage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <WholesaleFrame client={client} title={t('order', { number: loaded.order_number })}>
      <OrderDocument order={loaded} client={client} />
    </WholesaleFrame>
  )
}
