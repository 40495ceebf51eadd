import type { RetailCartEvent, RetailCartView } from '@shyrdak/state-machines/retail-cart'
import { useIsUnavailable, useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

export interface RetailCartHook {
  /** Null until storage is read. */
  readonly cart: RetailCartView | null
  /** Rejects when the cart's code cannot be loaded. It need not be awaited: see `isUnavailable`. */
  readonly send: (event: RetailCartEvent) => Promise<void>
  /** Whether the cart's code could not be loaded; the next event and `retry` try again. */
  readonly isUnavailable: boolean
  readonly retry: () => Promise<unknown>
}

/** The cart. With `isEager: false` it starts with the first event. */
export function useRetailCart({ isEager = true }: { readonly isEager?: boolean } = {}): RetailCartHook {
  const { retailCart } = useStore()
  return {
    cart: useLazyActor(retailCart, isEager),
    send: retailCart.send,
    isUnavailable: useIsUnavailable(retailCart),
    retry: retailCart.start,
  }
}
