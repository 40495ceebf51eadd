import type { CheckoutEvent, CheckoutView } from '@shyrdak/state-machines/checkout'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** Returns the checkout, and starts it on mount. `checkout` is null until storage is read. */
export function useCheckout(): {
  readonly checkout: CheckoutView | null
  readonly send: (event: CheckoutEvent) => Promise<void>
} {
  const { checkout } = useStore()
  return { checkout: useLazyActor(checkout, true), send: checkout.send }
}
