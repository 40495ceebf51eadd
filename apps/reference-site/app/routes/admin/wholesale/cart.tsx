import '@shyrdak/react-store/wholesale.css'
import { WholesaleCart } from '@shyrdak/react-store/widgets/wholesale-cart'
import type { Route } from './+types/cart.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { mayOrder } from '#wholesale/may-order.ts'
import { WholesaleFrame } from '#wholesale/wholesale-frame.tsx'
import { wholesalePage } from '#wholesale/wholesale-loader.ts'
import { wholesaleMeta } from '#wholesale/wholesale-meta.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Wholesale Basket' }

/** Loads no data: the cart is stored in the browser. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  wholesalePage(request, ['alerts', 'wholesale-cart'], {}, () => Promise.resolve(null))

export function meta({ matches }: Route.MetaArgs) {
  return wholesaleMeta(matches, (t) => t('basket'))
}

export const HydrateFallback = AccountFallback

export default function CartPage({ loaderData: { client } }: Route.ComponentProps) {
  const t = messagesIn(usePageContext().language, 'site/wholesale')
  return (
    <WholesaleFrame title={t('basket')} client={client} isCart>
      <WholesaleCart companyId={client.company_id} canOrder={mayOrder(client)} />
    </WholesaleFrame>
  )
}
