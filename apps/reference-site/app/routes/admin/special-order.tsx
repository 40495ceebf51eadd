import { messagesIn } from '#messages/messages-in.ts'
import { specialOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/special-order.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback, AccountPage } from '#account/account-page.tsx'
import { OwnOrder } from '#account/own-order.tsx'
import { ownPage } from '#account/own-page.ts'
import type { PageHandle } from '#page/kind.ts'
import { PrintHead } from '#page/print-head.tsx'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Special Order Details' }

const contract = { specialGoods: { orders: { read: specialOrders.read } } } as const

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  ownPage(request, ['orders', 'alerts'], contract, ({ sdk }) =>
    sdk.specialGoods.orders.read({ params: { id: Number(params.id) } }),
  )

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) =>
    loaderData ? t('order', { number: loaderData.order_number }) : t('specialOrders'),
  )
}

export const HydrateFallback = AccountFallback

export default function SpecialOrderPage({ loaderData: order }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/account')
  return (
    <AccountPage title={t('order', { number: order.order_number })} before={<PrintHead />}>
      <OwnOrder order={order} />
    </AccountPage>
  )
}
