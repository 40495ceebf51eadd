import {
  checkoutActors,
  checkoutMachine,
  orderSums,
  readCheckout,
  selectFailure,
  selectFocus,
  selectIssues,
  selectStep,
  selectSums,
  type CheckoutEvent,
  type CheckoutSnapshot,
} from '@shyrdak/state-machines/checkout'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { CheckoutView } from './checkout-view.ts'
import { orderAddress } from './order-address.ts'

function viewOf(snapshot: CheckoutSnapshot): CheckoutView {
  const { form, lines, waiting, quote, services, payment_method, failure, placed } = snapshot.context
  const newQuote = failure?.quote ?? null
  return {
    step: selectStep(snapshot),
    form,
    issues: selectIssues(snapshot),
    focus: selectFocus(snapshot),
    lines,
    waiting,
    quote,
    services,
    paymentMethod: payment_method,
    sums: selectSums(snapshot),
    failure: selectFailure(snapshot),
    retryAfter: failure?.retryAfter ?? null,
    newQuote,
    newSums: newQuote && orderSums(newQuote, services),
    placed,
  }
}

/** Starts the purchase of what is in the cart, where it was left before a reload. */
export async function startCheckout(store: Store): Promise<RunningFlow<CheckoutView, CheckoutEvent>> {
  const { ports, retailCart, language, country } = store
  const { storage, session, navigation } = ports
  const [sdk] = await Promise.all([store.sdk(), retailCart.start()])
  const cart = () => {
    const view = retailCart.view()
    return { lines: view?.lines ?? [], revision: view?.clock ?? 0 }
  }
  const actor = createActor(
    checkoutMachine.provide({
      actors: checkoutActors(sdk, {
        storage,
        session,
        onOrdered: (keys) => void retailCart.send({ type: 'cart.ordered', keys }),
        returnTo: ({ order, secret }) => {
          const address = navigation.origin + orderAddress(store, order, secret)
          return { success_url: address, cancel_url: address }
        },
        leave: (redirect) => navigation.leave(redirect),
      }),
    }),
    { input: { country, language, ...cart(), stored: readCheckout(session), newKey: ports.newKey } },
  )
  let { revision } = cart()
  actor.start()
  retailCart.subscribe(() => {
    const now = cart()
    if (now.revision === revision) return
    revision = now.revision
    actor.send({ type: 'cart.changed', ...now })
  })
  return actorStore(actor, viewOf)
}
