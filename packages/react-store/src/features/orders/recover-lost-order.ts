import { readCheckout, selectStep } from '@shyrdak/state-machines/checkout'
import { waitFor } from 'xstate'
import type { Store } from '../../store/store.ts'

/**
 * Waits until the checkout has recovered an order whose response was lost. It does so when goods of the cart are
 * sold out, since that order may hold them. Returns at once, without loading the checkout, if no response is missing.
 */
export async function recoverLostOrder(store: Store, signal: AbortSignal): Promise<boolean> {
  const stored = readCheckout(store.ports.session)
  if (!stored || stored.attempt.sent.length === 0) return false
  const checkout = await store.checkout.start()
  await waitFor(checkout, (snapshot) => selectStep(snapshot) === 'recovered', { signal })
  return true
}
