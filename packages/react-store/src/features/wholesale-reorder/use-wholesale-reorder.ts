import type {
  WholesaleReorderActor,
  WholesaleReorderEvent,
  WholesaleReorderView,
} from '@shyrdak/state-machines/wholesale-reorder'
import { perStoreActor, type ActorOf } from '../../store/per-store-actor.ts'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** The comparison of a past order, shared by all React roots of a store. */
export const wholesaleReorderOf: ActorOf<WholesaleReorderActor, WholesaleReorderView | null> = perStoreActor(
  async (store) => (await import('./start.ts')).startWholesaleReorder(store),
)

export interface WholesaleReorderHook {
  /** Null when no order is being compared. */
  readonly reorder: WholesaleReorderView | null
  /** Rejects when the code cannot be loaded. It need not be awaited. */
  readonly send: (event: WholesaleReorderEvent) => Promise<void>
}

/** Compares a past order with the current catalogue. An open comparison continues after a reload. */
export function useWholesaleReorder(): WholesaleReorderHook {
  const lazy = wholesaleReorderOf(useStore())
  return { reorder: useLazyActor(lazy, true), send: lazy.send }
}
