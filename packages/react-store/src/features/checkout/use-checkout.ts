import type { CheckoutEvent, CheckoutView } from '@shyrdak/state-machines/checkout'
import { useIsUnavailable, useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** Returns the checkout, and starts it on mount. `checkout` is null until storage is read. */
export function useCheckout(): {
  readonly checkout: CheckoutView | null
  /** Rejects when the checkout's code cannot be loaded. It need not be awaited: see `isUnavailable`. */
  readonly send: (event: CheckoutEvent) => Promise<void>
  /** Whether the checkout's code could not be loaded; the next event and `retry` try again. */
  readonly isUnavailable: boolean
  readonly retry: () => Promise<unknown>
} {
  const { checkout } = useStore()
  return {
    checkout: useLazyActor(checkout, true),
    send: checkout.send,
    isUnavailable: useIsUnavailable(checkout),
    retry: checkout.start,
  }
}
