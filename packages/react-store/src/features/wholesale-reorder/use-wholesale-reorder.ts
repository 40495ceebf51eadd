import type {
  WholesaleReorderActor,
  WholesaleReorderEvent,
  WholesaleReorderView,
} from '@shyrdak/state-machines/wholesale-reorder'
import { perStoreActor, type ActorOf } from '../../store/per-store-actor.ts'
import { useFlow, type Flow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'

/** The comparison of a past order, shared by all React roots of a store. */
export const wholesaleReorderOf: ActorOf<WholesaleReorderActor, WholesaleReorderView | null> = perStoreActor(
  async (store) => (await import('./start.ts')).startWholesaleReorder(store),
)

/**
 * Compares a past order with the current catalogue. An open comparison continues after a reload; without one
 * the view is null.
 */
export const useWholesaleReorder = (): Flow<WholesaleReorderView, WholesaleReorderEvent> =>
  useFlow(wholesaleReorderOf(useStore()), true)
