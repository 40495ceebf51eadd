import {
  selectWholesaleReorder,
  wholesaleReorderActors,
  wholesaleReorderContract,
  wholesaleReorderMachine,
  type WholesaleReorderActor,
  type WholesaleReorderView,
} from '@shyrdak/state-machines/wholesale-reorder'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

/** Starts the comparison of a past order, or continues the one saved in storage. */
export function startWholesaleReorder(
  store: Store,
): StartedActor<WholesaleReorderActor, WholesaleReorderView | null> {
  const machine = wholesaleReorderMachine.provide(
    wholesaleReorderActors({
      sdk: () => store.sdk(wholesaleReorderContract),
      storage: store.ports.storage,
    }),
  )
  return { actor: createActor(machine).start(), select: selectWholesaleReorder }
}
