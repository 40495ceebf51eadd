import type { Route } from './+types/account-special-order.ts'
import { accountMeta } from '../account/account-meta.ts'
import { AccountFallback, AccountPage } from '../account/account-page.tsx'
import { accountPageWords } from '../account/account-words.ts'
import { OwnOrder } from '../account/own-order.tsx'
import { ownPage } from '../account/own-page.ts'
import type { PageHandle } from '../page/kind.ts'
import { usePageVisit } from '../page/use-visit.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Special Order Details' }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  ownPage(request, ['order', 'alerts'], ({ sdk }) =>
    sdk.specialGoods.orders.read({ params: { id: Number(params.id) } }),
  )

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return accountMeta(matches, (words) =>
    loaderData ? words.order(loaderData.order_number) : words.specialOrders,
  )
}

export const HydrateFallback = AccountFallback

export default function SpecialOrderPage({ loaderData: order }: Route.ComponentProps) {
  const words = accountPageWords[usePageVisit().language]
  return (
    <AccountPage title={words.order(order.order_number)}>
      <OwnOrder order={order} />
    </AccountPage>
  )
}
