import { useStore } from '@shyrdak/react-store'
import { Cart } from '@shyrdak/react-store/widgets/cart'
import { UnpaidOrder } from '@shyrdak/react-store/widgets/unpaid-order'
import type { Route } from './+types/cart.ts'
import type { PageHandle } from '#page/kind.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { checkoutMeta } from '#checkout/checkout-meta.ts'
import { TemporaryCart } from '#checkout/temporary-cart.tsx'
import { CheckoutPage } from '#checkout/checkout-page.tsx'
import { PreloadedCheckout } from '#checkout/preloaded-checkout.tsx'
import { useRequired } from '#failure/use-required.ts'
import { useCountries } from '#shell/use-countries.ts'
import { pageStore } from '#store/page-store.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Basket' }

/** The cart is stored in the browser; the server only renders the page around it. */
export const loader = () => null

export async function clientLoader() {
  await pageStore().loadMessages(['cart', 'alerts'])
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return checkoutMeta(matches, (t) => t('cartTitle'))
}

export default function CartPage() {
  const { country } = usePageContext()
  const here = useCountries().find(({ code }) => code === country)
  const store = useStore()
  useRequired(() => store.retailCart.start())
  return (
    <CheckoutPage>
      <UnpaidOrder />
      <TemporaryCart />
      <Cart level={1} delivers={here?.delivers ?? true} />
      <PreloadedCheckout />
    </CheckoutPage>
  )
}
