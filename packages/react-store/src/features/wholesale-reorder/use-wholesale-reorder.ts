import type {
  WholesaleReorderActor,
  WholesaleReorderEvent,
  WholesaleReorderView,
} from '@shyrdak/state-machines/wholesale-reorder'
import { besideStore, type ActorOf } from '../../store/beside-store.ts'
import { useLazyActor } from '../../store/use-lazy-actor.ts'
import { useStore } from '../../store/use-store.ts'

/** The past order that a store compares, shared by all its roots. */
export const wholesaleReorderOf: ActorOf<WholesaleReorderActor, WholesaleReorderView | null> = besideStore(
  async (store) => (await import('./start.ts')).startWholesaleReorder(store),
)

export interface WholesaleReorderHook {
  /** Null while no order is looked at. */
  readonly reorder: WholesaleReorderView | null
  /** Rejects when its code cannot be loaded. */
  readonly send: (event: WholesaleReorderEvent) => Promise<void>
}

/** A past order that is compared with what is sold now. A comparison that was begun goes on after a reload. */
export function useWholesaleReorder(): WholesaleReorderHook {
  const lazy = wholesaleReorderOf(useStore())
  return { reorder: useLazyActor(lazy, true), send: lazy.send }
}
