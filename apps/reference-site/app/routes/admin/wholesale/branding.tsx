import { WholesaleBranding } from '@shyrdak/react-store/widgets/wholesale-branding'
import type { Route } from './+types/branding.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { DocumentKinds } from '#wholesale-documents/document-kinds.tsx'
import { documentsMeta } from '#wholesale-documents/documents-meta.ts'
import { mayOrder } from '#wholesale/may-order.ts'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Branding balance' }

/** Loads no data: the cart, which all widgets share, loads the balances. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts', 'wholesale-branding', 'errors'], {}, async () => null)

export function meta({ matches }: Route.MetaArgs) {
  return documentsMeta(matches, (t) => t('kits'))
}

export const HydrateFallback = AccountFallback

export default function BrandingPage({ loaderData: { client } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale-documents')
  return (
    <WholesaleFrame client={client} title={t('kits')}>
      <DocumentKinds client={client} />
      <WholesaleBranding companyId={client.company_id} canBuy={mayOrder(client)} />
    </WholesaleFrame>
  )
}
