import {
  readOrderForm,
  selectWholesaleOrder,
  wholesaleOrderActors,
  wholesaleOrderContract,
  wholesaleOrderMachine,
  type WholesaleOrderActor,
  type WholesaleOrderView,
} from '@shyrdak/state-machines/wholesale-order'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'

/**
 * Starts the order form with the values saved earlier. When the order is placed, its lines are removed from
 * the cart and its page is opened. Lines that were ordered before are removed too.
 */
export function startWholesaleOrder(store: Store): StartedActor<WholesaleOrderActor, WholesaleOrderView> {
  const { ports, language, link } = store
  const { storage, session, navigation } = ports
  const machine = wholesaleOrderMachine.provide(
    wholesaleOrderActors({
      // Imported together with the form: browsers remember a failed import for as long as the page is open.
      sdk: () => store.sdk(wholesaleOrderContract),
      storage,
      session,
      language,
    }),
  )
  const actor = createActor(machine, { input: { form: readOrderForm(ports) } })
  actor.on('order.placed', ({ orderId, lines }) => {
    void wholesaleCartOf(store)
      .send({ type: 'cart.ordered', lines })
      .finally(() => navigation.go(link(`/admin/order/order-complete?order=${orderId}`)))
  })
  actor.on('order.found', ({ lines }) => void wholesaleCartOf(store).send({ type: 'cart.ordered', lines }))
  return { actor: actor.start(), select: selectWholesaleOrder }
}
