import { CHECKOUT_NAMESPACES } from './checkout-namespaces.ts'
import type { Store } from '../../store/store.ts'

/**
 * Loads what checkout needs without starting it: for the page before, so that going on does not depend on the
 * connection. Failures are left to checkout itself.
 */
export async function preloadCheckout(store: Store): Promise<void> {
  const loading = store.loadMessages(['checkout', ...CHECKOUT_NAMESPACES])
  const { preloadSteps } = await import('./start.ts')
  await Promise.allSettled([loading, preloadSteps(store)])
}
