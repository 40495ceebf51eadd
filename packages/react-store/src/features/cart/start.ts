import { localized } from '@shyrdak/sdk/format'
import {
  retailCartActors,
  retailCartMachine,
  selectRetailCart,
  type RetailCartActor,
  type RetailCartSdk,
  type RetailCartView,
} from '@shyrdak/state-machines/retail-cart'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { outcomeAlert, removalAlert, unreadAlert } from './cart-alerts.ts'
import { receiveCart } from './receive-cart.ts'

/** Loads the SDK with the first quote, not with the cart. */
const lazySdk = (store: Store): RetailCartSdk => ({
  retailOrders: {
    delivery: {
      // The SDK's function also carries its endpoint, which the cart never reads.
      services: (async (call: Parameters<RetailCartSdk['retailOrders']['delivery']['services']>[0]) =>
        (await store.sdk()).retailOrders.delivery.services(
          call,
        )) as RetailCartSdk['retailOrders']['delivery']['services'],
    },
  },
})

/** Starts the cart: reads it from storage, follows other tabs, and raises an alert for every addition. */
export function startRetailCart(store: Store): StartedActor<RetailCartActor, RetailCartView> {
  const { language, ports, alerts } = store
  receiveCart(ports)
  const actor = createActor(
    retailCartMachine.provide({ actors: retailCartActors(lazySdk(store), { storage: ports.storage }) }),
    { input: { replica: ports.newKey().slice(0, 12) } },
  )
  actor.on('line.outcome', ({ outcome, goods }) => {
    void alerts.send({ type: 'alert.raise', alert: outcomeAlert(outcome, localized(goods.name, language)) })
  })
  actor.on('line.removed', ({ lines }) => {
    const names = lines.map(({ goods }) => localized(goods.name, language))
    void alerts.send({ type: 'alert.raise', alert: removalAlert(names) })
  })
  actor.on('cart.unread', ({ lost }) => {
    void alerts.send({ type: 'alert.raise', alert: unreadAlert(lost) })
  })
  let items = -1
  actor.subscribe(({ context: { cart } }) => {
    if (cart.items !== items) ports.onItemCount((items = cart.items))
  })
  actor.start()
  return { actor: actor, select: selectRetailCart }
}
