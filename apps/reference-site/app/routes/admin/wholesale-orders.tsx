import { EMPLOYEE_ROLES, wholesaleOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/wholesale-orders.ts'
import { AccountFallback, AccountPage } from '../../account/account-page.tsx'
import { pageOfHistory } from '../../account/order-history-path.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import type { PageHandle } from '../../page/kind.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { clientPage } from '../../wholesale-documents/client-page.ts'
import { documentsMeta } from '../../wholesale-documents/documents-meta.ts'
import { OrderRows } from '../../wholesale-documents/order-rows.tsx'
import { RefusedPage } from '../../wholesale-documents/refused-page.tsx'

export const handle: PageHandle = { kind: 'browser', name: 'Order History' }

const contract = { wholesale: { orders: { list: wholesaleOrders.list } } } as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  clientPage(request, contract, EMPLOYEE_ROLES, async ({ sdk, client }) => ({
    page: await sdk.wholesale.orders.list({ query: { page: pageOfHistory(request) } }),
    role: client.employee_role,
  }))

export function meta({ matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) => t('orders'))
}

export const HydrateFallback = AccountFallback

export default function WholesaleOrdersPage({ loaderData: { refused, content } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <AccountPage title={t('orders')}>
      {refused ? (
        <RefusedPage refused={refused} />
      ) : (
        <OrderRows page={content.page} showsBalance={content.role !== 'viewer'} />
      )}
    </AccountPage>
  )
}
