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

const loadSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ wholesaleCartContract }) => wholesaleCartContract))

/** Starts the cart of a wholesale client: reads it from storage, follows other tabs, reads the branding kits. */
export function startWholesaleCart(store: Store): StartedActor<WholesaleCartActor, WholesaleCartView> {
  const { ports, alerts } = store
  const actor = createActor(
    wholesaleCartMachine.provide(
      wholesaleCartActors({
        sdk: () => loadSdk(store),
        storage: ports.storage,
        log: (message, cause) => console.error(`${message}:`, cause),
      }),
    ),
    { input: { replica: ports.newKey().slice(0, 12), newKey: ports.newKey } },
  )
  actor.on('cart.unread', ({ lost }) => {
    void alerts.send({
      type: 'alert.raise',
      alert: {
        message: lost === 'all' ? 'unreadCart' : 'unreadLines',
        params: { name: '', count: lost === 'all' ? 0 : lost },
        tone: 'info',
        timeout: 10_000,
      },
    })
  })
  return { actor: actor.start(), select: selectWholesaleCart }
}
