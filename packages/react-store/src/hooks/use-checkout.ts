import type { CheckoutEvent } from '@shyrdak/state-machines/checkout'
import type { CheckoutView } from '../flows/checkout-view.ts'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

/** The purchase. `checkout` is null until storage is read. */
export function useCheckout(): {
  readonly checkout: CheckoutView | null
  readonly send: (event: CheckoutEvent) => Promise<void>
} {
  const { checkout } = useStore()
  return { checkout: useFlow(checkout, true), send: checkout.send }
}
