import type { RetailCartEvent } from '@shyrdak/state-machines/retail-cart'
import type { RetailCartView } from '../flows/retail-cart-view.ts'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

export interface RetailCartHook {
  /** Null until storage is read. */
  readonly cart: RetailCartView | null
  /** Rejects when the code of the cart could not be loaded. */
  readonly send: (event: RetailCartEvent) => Promise<void>
}

/** The basket. `isEager: false` leaves it asleep until the first event. */
export function useRetailCart({ isEager = true }: { readonly isEager?: boolean } = {}): RetailCartHook {
  const { retailCart } = useStore()
  return { cart: useFlow(retailCart, isEager), send: retailCart.send }
}
