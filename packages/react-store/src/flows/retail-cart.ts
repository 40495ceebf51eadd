import { localized } from '@shyrdak/sdk/format'
import {
  retailCartActors,
  retailCartMachine,
  selectCartState,
  selectCanOrder,
  selectCanUndo,
  selectCheckoutGroup,
  selectLines,
  selectSummary,
  type RetailCartEvent,
  type RetailCartSdk,
  type RetailCartSnapshot,
} from '@shyrdak/state-machines/retail-cart'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { RetailCartView } from './retail-cart-view.ts'
import { outcomeAlert, removalAlert, unreadAlert } from './cart-alerts.ts'
import { receiveCart } from './receive-cart.ts'

const viewOf = (snapshot: RetailCartSnapshot): RetailCartView => ({
  state: selectCartState(snapshot),
  lines: selectLines(snapshot),
  summary: selectSummary(snapshot),
  next: selectCheckoutGroup(snapshot),
  notes: snapshot.context.notes,
  quote: snapshot.context.quote,
  canOrder: selectCanOrder(snapshot),
  canUndo: selectCanUndo(snapshot),
  outcome: snapshot.context.outcome,
  failure: snapshot.context.failure?.code ?? null,
  clock: snapshot.context.cart.clock,
})

/** The calls are loaded with the first quote, not with the cart. */
const lazySdk = (store: Store): RetailCartSdk => ({
  retailOrders: {
    delivery: {
      // The SDK's function carries its endpoint beside it, which the cart never reads.
      services: (async (call: Parameters<RetailCartSdk['retailOrders']['delivery']['services']>[0]) =>
        (await store.sdk()).retailOrders.delivery.services(
          call,
        )) as RetailCartSdk['retailOrders']['delivery']['services'],
    },
  },
})

/** Starts the cart: reads what is kept, follows other tabs, says what became of every addition. */
export function startRetailCart(store: Store): RunningFlow<RetailCartView, RetailCartEvent> {
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
  return actorStore(actor, viewOf)
}
