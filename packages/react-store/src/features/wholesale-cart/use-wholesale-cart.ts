import type {
  WholesaleCartActor,
  WholesaleCartEvent,
  WholesaleCartView,
} from '@shyrdak/state-machines/wholesale-cart'
import { perStoreActor, type ActorOf } from '../../store/per-store-actor.ts'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** The wholesale cart of a store, shared by all its React roots. */
export const wholesaleCartOf: ActorOf<WholesaleCartActor, WholesaleCartView> = perStoreActor(async (store) =>
  (await import('./start.ts')).startWholesaleCart(store),
)

export interface WholesaleCartHook {
  /** Null until storage is read. */
  readonly cart: WholesaleCartView | null
  /** Rejects when the cart's code cannot be loaded. It need not be awaited. */
  readonly send: (event: WholesaleCartEvent) => Promise<void>
}

/** The cart of a wholesale client. With `isEager: false` it starts with the first event. */
export function useWholesaleCart({ isEager = true }: { readonly isEager?: boolean } = {}): WholesaleCartHook {
  const cart = wholesaleCartOf(useStore())
  return { cart: useLazyActor(cart, isEager), send: cart.send }
}
