import { useStore } from '@shyrdak/react-store'
import { Checkout } from '@shyrdak/react-store/widgets/checkout'
import type { Route } from './+types/registration.ts'
import { SessionEnded } from '#account/session-ended.tsx'
import { useAccountInCheckout } from '#account/use-account-in-checkout.ts'
import type { PageHandle } from '#page/kind.ts'
import { checkoutMeta } from '#checkout/checkout-meta.ts'
import { CheckoutPage } from '#checkout/checkout-page.tsx'
import { useRequired } from '#failure/use-required.ts'
import { pageStore } from '#store/page-store.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Order Registration' }

/** Entered data stays in the browser; the server only renders the page around it. */
export const loader = () => null

export async function clientLoader() {
  await pageStore().loadMessages(['checkout', 'orders', 'alerts'])
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return checkoutMeta(matches, (t) => t('checkoutTitle'))
}

export default function RegistrationPage() {
  const store = useStore()
  useRequired(() => store.checkout.start())
  useAccountInCheckout()
  return (
    <CheckoutPage>
      <Checkout level={1} sessionEnded={<SessionEnded />} />
    </CheckoutPage>
  )
}
