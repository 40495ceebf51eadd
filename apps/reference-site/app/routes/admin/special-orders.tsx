import { messagesIn } from '#messages/messages-in.ts'
import { orderRequests, specialOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/special-orders.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback, AccountPage } from '#account/account-page.tsx'
import { OrderHistory } from '#account/order-history.tsx'
import { pageOfHistory } from '#account/order-history-path.ts'
import { ownPage } from '#account/own-page.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Special Order History' }

const contract = {
  retailOrders: { requests: { own: orderRequests.own } },
  specialGoods: { orders: { list: specialOrders.list } },
} as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  ownPage(request, ['alerts', 'order-requests'], contract, async ({ sdk, audience }) => {
    const [page, requests] = await Promise.all([
      sdk.specialGoods.orders.list({ query: { page: pageOfHistory(request) } }),
      // A craftsman sees the orders that others placed with the artisan, and has no requests of their own.
      audience === 'craftsman' ? [] : sdk.retailOrders.requests.own(),
    ])
    return { page, requests }
  })

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('specialOrders'))
}

export const HydrateFallback = AccountFallback

export default function SpecialOrdersPage({ loaderData }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/account')
  return (
    <AccountPage title={t('specialOrders')}>
      <OrderHistory {...loaderData} kind="special" />
    </AccountPage>
  )
}
