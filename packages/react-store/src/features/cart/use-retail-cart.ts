import type { RetailCartEvent, RetailCartView } from '@shyrdak/state-machines/retail-cart'
import { useFlow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

export interface RetailCartHook {
  /** Null until storage is read. */
  readonly cart: RetailCartView | null
  /** Rejects when the code of the cart cannot be loaded. */
  readonly send: (event: RetailCartEvent) => Promise<void>
}

/** The cart. With `isEager: false` it starts with the first event. */
export function useRetailCart({ isEager = true }: { readonly isEager?: boolean } = {}): RetailCartHook {
  const { retailCart } = useStore()
  return { cart: useFlow(retailCart, isEager), send: retailCart.send }
}
