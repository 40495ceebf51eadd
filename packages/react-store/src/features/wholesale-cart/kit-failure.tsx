import { useCodeMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useWholesaleCart } from './use-wholesale-cart.ts'

/** Why kits were not bought; it stands beside what offers them, which may be gone by then. */
export function KitFailure() {
  const i18n = useCodeMessages('errors')
  const { cart } = useWholesaleCart()
  if (!cart?.failure) return null
  return (
    <p className="shyrdak-buy-kit-failure" role="alert">
      {failureText({ code: cart.failure, retryAfter: null }, i18n)}
    </p>
  )
}
