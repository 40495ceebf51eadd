import { STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import {
  selectWholesaleCart,
  wholesaleCartActors,
  wholesaleCartMachine,
  type WholesaleCartActor,
  type WholesaleCartView,
} from '@shyrdak/state-machines/wholesale-cart'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { wholesaleBrandingOf } from '../wholesale-branding/branding-of.ts'

/** Starts the cart of a wholesale client: reads it from storage and syncs with other tabs. */
export function startWholesaleCart(store: Store): StartedActor<WholesaleCartActor, WholesaleCartView> {
  const { storage, newKey } = store.ports
  const actor = createActor(wholesaleCartMachine.provide(wholesaleCartActors({ storage })), {
    input: { replica: newKey().slice(0, 12) },
  })
  actor.on('cart.unread', ({ lost }) => {
    void store.alerts.send({
      type: 'alert.raise',
      alert: {
        message: lost === 'all' ? 'unreadCart' : 'unreadLines',
        params: { name: '', count: lost === 'all' ? 0 : lost },
        tone: 'info',
        timeout: 10_000,
      },
    })
  })
  for (const type of ['cart.cleared', 'cart.ordered'] as const)
    actor.on(type, () => {
      const kits = wholesaleBrandingOf(store).current()
      if (kits) kits.send({ type })
      // The kits are not loaded, so only their stored purchases are cleared.
      else storage.remove(STORAGE_KEYS.boughtBrands)
    })
  return { actor: actor.start(), select: selectWholesaleCart }
}
