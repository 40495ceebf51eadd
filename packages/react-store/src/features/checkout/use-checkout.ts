import type { CheckoutEvent, CheckoutView } from '@shyrdak/state-machines/checkout'
import { useFlow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** `checkout` is null until storage is read. */
export function useCheckout(): {
  readonly checkout: CheckoutView | null
  readonly send: (event: CheckoutEvent) => Promise<void>
} {
  const { checkout } = useStore()
  return { checkout: useFlow(checkout, true), send: checkout.send }
}
