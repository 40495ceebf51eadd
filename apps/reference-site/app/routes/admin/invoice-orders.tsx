import { wholesaleInvoices } from '@shyrdak/sdk/contract'
import type { Route } from './+types/invoice-orders.ts'
import { AccountFallback, AccountPage } from '../../account/account-page.tsx'
import { pageOfHistory } from '../../account/order-history-path.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import type { PageHandle } from '../../page/kind.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { clientPage } from '../../wholesale-documents/client-page.ts'
import { documentsMeta } from '../../wholesale-documents/documents-meta.ts'
import { InvoiceOrderRows } from '../../wholesale-documents/invoice-order-rows.tsx'
import { RefusedPage } from '../../wholesale-documents/refused-page.tsx'

export const handle: PageHandle = { kind: 'browser', name: 'Invoices' }

const contract = { wholesale: { invoices: { orders: wholesaleInvoices.orders } } } as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  clientPage(request, contract, wholesaleInvoices.orders.access.roles, ({ sdk }) =>
    sdk.wholesale.invoices.orders({ query: { page: pageOfHistory(request) } }),
  )

export function meta({ matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) => t('invoices'))
}

export const HydrateFallback = AccountFallback

export default function InvoiceOrdersPage({ loaderData: { refused, content } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <AccountPage title={t('invoices')}>
      {refused ? <RefusedPage refused={refused} /> : <InvoiceOrderRows page={content} />}
    </AccountPage>
  )
}
