import type { CheckoutEvent } from '@shyrdak/state-machines/checkout'
import type { CheckoutView } from '../journeys/checkout-view.ts'
import { useJourney } from './use-journey.ts'
import { useStore } from './use-store.ts'

/** The purchase. `checkout` is null until storage is read. */
export function useCheckout(): {
  readonly checkout: CheckoutView | null
  readonly send: (event: CheckoutEvent) => Promise<void>
} {
  const { checkout } = useStore()
  return { checkout: useJourney(checkout, true), send: checkout.send }
}
