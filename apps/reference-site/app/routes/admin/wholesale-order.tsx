import { EMPLOYEE_ROLES, wholesaleOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/wholesale-order.ts'
import { AccountFallback, AccountPage } from '../../account/account-page.tsx'
import { messagesIn } from '../../messages/messages-in.ts'
import type { PageHandle } from '../../page/kind.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { clientPage } from '../../wholesale-documents/client-page.ts'
import { documentsMeta } from '../../wholesale-documents/documents-meta.ts'
import { OrderDocument } from '../../wholesale-documents/order-document.tsx'
import { RefusedPage } from '../../wholesale-documents/refused-page.tsx'

export const handle: PageHandle = { kind: 'browser', name: 'Order Details' }

const contract = { wholesale: { orders: { read: wholesaleOrders.read } } } as const

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  clientPage(request, contract, EMPLOYEE_ROLES, async ({ sdk, client }) => ({
    order: await sdk.wholesale.orders.read({ params: { id: Number(params.id) } }),
    role: client.employee_role,
  }))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) =>
    loaderData?.content ? t('order', { number: loaderData.content.order.order_number }) : t('orders'),
  )
}

export const HydrateFallback = AccountFallback

export default function WholesaleOrderPage({ loaderData: { refused, content } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  if (refused)
    return (
      <AccountPage title={t('orders')}>
        <RefusedPage refused={refused} />
      </AccountPage>
    )
  return (
    <AccountPage title={t('order', { number: content.order.order_number })}>
      <OrderDocument order={content.order} role={content.role} />
    </AccountPage>
  )
}
