import { wholesaleOrders } from '@shyrdak/sdk/contract'
import { redirect } from 'react-router'
import type { Route } from './+types/order-complete.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import { notFound } from '#page/not-found.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { OrderComplete } from '#wholesale/order-complete.tsx'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'
import { wholesaleMeta } from '#wholesale/wholesale-meta.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Wholesale Order Complete' }

const contract = { wholesale: { orders: { read: wholesaleOrders.read } } } as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts'], contract, ({ sdk }) => {
    const id = new URL(request.url).searchParams.get('order')
    // Opened by its bare address, which names no order.
    if (id === null) throw redirect('/admin/order-history')
    return sdk.wholesale.orders.read({ params: { id: Number(id) } }).catch(notFound)
  })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wholesaleMeta(matches, (t) =>
    loaderData ? t('ordered', { number: loaderData.loaded.order_number }) : t('registration'),
  )
}

export const HydrateFallback = AccountFallback

export default function OrderCompletePage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale')
  return (
    <WholesaleFrame title={t('ordered', { number: loaded.order_number })} client={client} isCart>
      <OrderComplete order={loaded} />
    </WholesaleFrame>
  )
}
