import { specialOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/account-special-order.ts'
import { accountMeta } from '../account/account-meta.ts'
import { AccountFallback, AccountPage } from '../account/account-page.tsx'
import { accountPageMessages } from '../account/account-messages.ts'
import { OwnOrder } from '../account/own-order.tsx'
import { ownPage } from '../account/own-page.ts'
import type { PageHandle } from '../page/kind.ts'
import { usePageContext } from '../page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Special Order Details' }

const contract = { specialGoods: { orders: { read: specialOrders.read } } } as const

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  ownPage(request, ['order', 'alerts'], contract, ({ sdk }) =>
    sdk.specialGoods.orders.read({ params: { id: Number(params.id) } }),
  )

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return accountMeta(matches, (messages) =>
    loaderData ? messages.order(loaderData.order_number) : messages.specialOrders,
  )
}

export const HydrateFallback = AccountFallback

export default function SpecialOrderPage({ loaderData: order }: Route.ComponentProps) {
  const messages = accountPageMessages[usePageContext().language]
  return (
    <AccountPage title={messages.order(order.order_number)}>
      <OwnOrder order={order} />
    </AccountPage>
  )
}
