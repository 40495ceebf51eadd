import { wholesaleInvoices } from '@shyrdak/sdk/contract'
import type { Route } from './+types/invoice-orders.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { pageOfHistory } from '#account/order-history-path.ts'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { documentPage } from '#wholesale-documents/document-page.ts'
import { DocumentKinds } from '#wholesale-documents/document-kinds.tsx'
import { documentsMeta } from '#wholesale-documents/documents-meta.ts'
import { InvoiceOrderRows } from '#wholesale-documents/invoice-order-rows.tsx'
import { RefusedPage } from '#wholesale-documents/refused-page.tsx'

export const handle: PageHandle = { kind: 'browser', name: 'Invoices' }

const contract = { wholesale: { invoices: { orders: wholesaleInvoices.orders } } } as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  documentPage(request, contract, wholesaleInvoices.orders.access.roles, ({ sdk }) =>
    sdk.wholesale.invoices.orders({ query: { page: pageOfHistory(request) } }),
  )

export function meta({ matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) => t('invoices'))
}

export const HydrateFallback = AccountFallback

export default function InvoiceOrdersPage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <WholesaleFrame client={client} title={t('invoices')}>
      <DocumentKinds client={client} />
      {loaded ? <InvoiceOrderRows page={loaded} /> : <RefusedPage />}
    </WholesaleFrame>
  )
}
