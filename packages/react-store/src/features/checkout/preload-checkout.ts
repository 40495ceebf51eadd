import { CHECKOUT_NAMESPACES } from './checkout-namespaces.ts'
import type { Store } from '../../store/store.ts'

/**
 * Loads what checkout needs without starting it. Called on the page before, so that continuing does not
 * depend on the connection. Ignores failures: checkout loads again what is missing.
 */
export async function preloadCheckout(store: Store): Promise<void> {
  const loading = store.loadMessages(['checkout', ...CHECKOUT_NAMESPACES])
  const { preloadSteps } = await import('./start.ts')
  await Promise.allSettled([loading, preloadSteps(store)])
}
