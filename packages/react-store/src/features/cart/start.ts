import { localized } from '@shyrdak/sdk/format'
import {
  cartKey,
  retailCartActors,
  retailCartMachine,
  selectRetailCart,
  type RetailCartActor,
  type RetailCartView,
} from '@shyrdak/state-machines/retail-cart'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { outcomeAlert, removalAlert, unreadAlert } from './cart-alerts.ts'
import { receiveCart } from './receive-cart.ts'

/** Loaded with the first quote, not when the cart starts. */
const loadSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ retailCartContract }) => retailCartContract))

/** Starts the cart: reads it from storage, syncs with other tabs, and raises alerts for changed lines. */
export function startRetailCart(store: Store): StartedActor<RetailCartActor, RetailCartView> {
  const { language, ports, alerts } = store
  receiveCart(ports)
  const actor = createActor(
    retailCartMachine.provide(retailCartActors({ sdk: () => loadSdk(store), storage: ports.storage })),
    { input: { replica: ports.newKey().slice(0, 12) } },
  )
  actor.on('line.outcome', ({ outcome, goods }) => {
    void alerts.send({
      type: 'alert.raise',
      alert: outcomeAlert(outcome, localized(goods.name, language), cartKey(goods)),
    })
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
  return { actor, select: selectRetailCart }
}
