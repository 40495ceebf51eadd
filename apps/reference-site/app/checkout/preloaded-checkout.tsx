import { useStore } from '@shyrdak/react-store'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useHref } from 'react-router'

/** Milliseconds after the page has opened. */
const QUIET_MS = 1_000

/**
 * Preloads the checkout while the shopper looks at the cart, so that opening it does not depend on the
 * connection.
 */
export function PreloadedCheckout() {
  const store = useStore()
  const checkout = useHref('/order/registration')
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(true)
      Promise.all([
        import('@shyrdak/react-store/preload-checkout').then(({ preloadCheckout }) => preloadCheckout(store)),
        import('@shyrdak/react-store/widgets/checkout'),
      ])
        // The checkout tries again.
        .catch(() => {})
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [store])
  return isQuiet ? <PrefetchPageLinks page={checkout} /> : null
}
