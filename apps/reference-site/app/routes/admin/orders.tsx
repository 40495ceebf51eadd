import { messagesIn } from '#messages/messages-in.ts'
import { orderRequests, orders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/orders.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback, AccountPage } from '#account/account-page.tsx'
import { OrderHistory } from '#account/order-history.tsx'
import { pageOfHistory } from '#account/order-history-path.ts'
import { ownPage } from '#account/own-page.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Retail Order History' }

const contract = {
  retailOrders: { orders: { list: orders.list }, requests: { own: orderRequests.own } },
} as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  ownPage(request, ['alerts', 'order-requests'], contract, async ({ sdk: { retailOrders } }) => {
    const [page, requests] = await Promise.all([
      retailOrders.orders.list({ query: { page: pageOfHistory(request) } }),
      retailOrders.requests.own(),
    ])
    return { page, requests }
  })

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('yourOrders'))
}

export const HydrateFallback = AccountFallback

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/account')
  return (
    <AccountPage title={t('yourOrders')}>
      <OrderHistory {...loaderData} kind="retail" />
    </AccountPage>
  )
}
