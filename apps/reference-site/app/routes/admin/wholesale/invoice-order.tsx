import { wholesaleInvoices } from '@shyrdak/sdk/contract'
import type { Route } from './+types/invoice-order.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { documentPage } from '#wholesale-documents/document-page.ts'
import { documentsMeta } from '#wholesale-documents/documents-meta.ts'
import { OrderInvoices } from '#wholesale-documents/order-invoices.tsx'
import { RefusedPage } from '#wholesale-documents/refused-page.tsx'

export const handle: PageHandle = { kind: 'browser', name: 'Invoices of an order' }

const { ofOrder, read } = wholesaleInvoices
const contract = { wholesale: { invoices: { ofOrder, read } } } as const

/** Loads the invoices of an order, and in full the one that the URL names, else the first. */
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  documentPage(request, contract, ofOrder.access.roles, async ({ sdk: { wholesale } }) => {
    const orderId = Number(params.id)
    const order = await wholesale.invoices.ofOrder({ params: { orderId } })
    const asked = Number(new URL(request.url).searchParams.get('invoice'))
    const invoiceId = order.invoices.find(({ id }) => id === asked)?.id ?? order.invoices[0]?.id
    const invoice =
      invoiceId === undefined ? null : await wholesale.invoices.read({ params: { orderId, invoiceId } })
    return { order, invoice }
  })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) =>
    loaderData?.loaded ? t('invoicesOf', { number: loaderData.loaded.order.order_number }) : t('invoices'),
  )
}

export const HydrateFallback = AccountFallback

export default function InvoiceOrderPage({ loaderData: { client, loaded } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  if (!loaded)
    return (
      <WholesaleFrame client={client} title={t('invoices')}>
        <RefusedPage />
      </WholesaleFrame>
    )
  return (
    <WholesaleFrame client={client} title={t('invoicesOf', { number: loaded.order.order_number })}>
      <OrderInvoices {...loaded} />
    </WholesaleFrame>
  )
}
