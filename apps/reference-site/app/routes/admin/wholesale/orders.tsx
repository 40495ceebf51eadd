import { wholesaleOrders } from '@shyrdak/sdk/contract'
import type { Route } from './+types/orders.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { pageOfHistory } from '#account/order-history-path.ts'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { DocumentKinds } from '#wholesale-documents/document-kinds.tsx'
import { documentsMeta } from '#wholesale-documents/documents-meta.ts'
import { OrderRows } from '#wholesale-documents/order-rows.tsx'
import { seesInvoices } from '#wholesale-documents/sees-invoices.ts'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Order History' }

const contract = { wholesale: { orders: { list: wholesaleOrders.list } } } as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts'], contract, ({ sdk }) =>
    sdk.wholesale.orders.list({ query: { page: pageOfHistory(request) } }),
  )

export function meta({ matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) => t('orders'))
}

export const HydrateFallback = AccountFallback

export default function WholesaleOrdersPage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <WholesaleFrame client={client} title={t('orders')}>
      <DocumentKinds client={client} />
      <OrderRows page={loaded} showsBalance={seesInvoices(client)} />
    </WholesaleFrame>
  )
}
