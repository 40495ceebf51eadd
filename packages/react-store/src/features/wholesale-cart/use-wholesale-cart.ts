import type {
  WholesaleCartActor,
  WholesaleCartEvent,
  WholesaleCartView,
} from '@shyrdak/state-machines/wholesale-cart'
import { perStoreActor, type ActorOf } from '../../store/per-store-actor.ts'
import { useFlow, type Flow, type FlowOptions } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The wholesale cart of a store, shared by all its React roots. */
export const wholesaleCartOf: ActorOf<WholesaleCartActor, WholesaleCartView> = perStoreActor(async (store) =>
  (await import('./start.ts')).startWholesaleCart(store),
)

/** The cart of a wholesale client. */
export const useWholesaleCart = ({ isEager = true }: FlowOptions = {}): Flow<
  WholesaleCartView,
  WholesaleCartEvent
> => useFlow(wholesaleCartOf(useStore()), isEager)
