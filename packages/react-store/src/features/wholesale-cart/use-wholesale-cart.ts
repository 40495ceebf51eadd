import type {
  WholesaleCartActor,
  WholesaleCartEvent,
  WholesaleCartView,
} from '@shyrdak/state-machines/wholesale-cart'
import { lazyActor, type LazyActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

type LazyCart = LazyActor<WholesaleCartActor, WholesaleCartView>

/** Beside the store and not in it, so that pages of shoppers hold nothing of it. */
const carts = new WeakMap<Store, LazyCart>()

/** The wholesale cart of a store, shared by all its roots. */
export function wholesaleCartOf(store: Store): LazyCart {
  const own =
    carts.get(store) ?? lazyActor(async () => (await import('./start.ts')).startWholesaleCart(store))
  carts.set(store, own)
  return own
}

export interface WholesaleCartHook {
  /** Null until storage is read. */
  readonly cart: WholesaleCartView | null
  /** Rejects when the code of the cart cannot be loaded. */
  readonly send: (event: WholesaleCartEvent) => Promise<void>
}

/** The cart of a wholesale client. With `isEager: false` it starts with the first event. */
export function useWholesaleCart({ isEager = true }: { readonly isEager?: boolean } = {}): WholesaleCartHook {
  const cart = wholesaleCartOf(useStore())
  return { cart: useLazyActor(cart, isEager), send: cart.send }
}
