import type { Sdk } from '@shyrdak/sdk'
import type { DeliveryWays, Quote } from '@shyrdak/sdk/contract'
import {
  checkoutActors,
  checkoutContract,
  checkoutMachine,
  readCheckout,
  selectCheckout,
  type CheckoutActor,
  type CheckoutView,
} from '@shyrdak/state-machines/checkout'
import { loadPhoneNumbers } from '@shyrdak/state-machines/phone'
import { selectLines, type CartLine, type RetailCartSnapshot } from '@shyrdak/state-machines/retail-cart'
import { createActor } from 'xstate'
import { isOtherCountry } from '../../parts/is-other-country.ts'
import { paymentsSdk } from '../payment/payments-sdk.ts'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { CHECKOUT_NAMESPACES } from './checkout-namespaces.ts'
import { discountOf } from '../discount/discount-of.ts'
import { orderAddress } from '../orders/order-address.ts'

const WAYS_TIMEOUT_MS = 2_000

/** Preloads what the steps need. Ignores failures: each step loads again what is missing. */
export async function preloadSteps(store: Store): Promise<void> {
  await Promise.allSettled([
    store.loadMessages(['checkout', ...CHECKOUT_NAMESPACES]),
    store.sdk(checkoutContract),
    paymentsSdk(store),
    loadPhoneNumbers(),
  ])
}

/**
 * The ways of delivery; null when the store does not respond in time. Checkout then asks for an address, and
 * the quote supplies the rest.
 */
const waysOf = (sdk: Sdk<typeof checkoutContract>): Promise<DeliveryWays | null> =>
  sdk.retailOrders.delivery.ways({ signal: AbortSignal.timeout(WAYS_TIMEOUT_MS) }).catch(() => null)

/** Starts checkout with the current cart, at the step stored before a reload. */
export async function startCheckout(store: Store): Promise<StartedActor<CheckoutActor, CheckoutView>> {
  const { ports, retailCart, language, country } = store
  const { storage, session, navigation } = ports
  void preloadSteps(store)
  const [sdk, shared] = await Promise.all([store.sdk(checkoutContract), retailCart.start()])
  const ways = await waysOf(sdk)
  const linesOf = () => selectLines(shared.getSnapshot())
  // Goods added after another tab has changed the country cannot be ordered at the prices of this page.
  const cart = () => ({ lines: isOtherCountry(store) ? [] : linesOf() })
  const discount = discountOf(store)
  await discount.opened()
  const clockOf = () => shared.getSnapshot().context.cart.clock
  const actor = createActor(
    checkoutMachine.provide(
      checkoutActors({
        sdk: async () => sdk,
        storage,
        session,
        onOrdered: (ordered) => {
          const isOrdered = ({ key, count }: CartLine) =>
            ordered.some((line) => line.key === key && line.count >= count)
          // A code stays while something remains in the cart, since it may be ordered with it.
          if (linesOf().every(isOrdered)) discount.take(null)
          void retailCart.send({ type: 'cart.ordered', lines: ordered })
        },
        returnTo: ({ order, secret }) => {
          // A path: the store knows its public origin.
          const address = orderAddress(store, order, secret)
          return { success_url: address, cancel_url: address }
        },
        leave: (redirect) => navigation.leave(redirect),
      }),
    ),
    {
      input: {
        country,
        ways,
        language,
        ...cart(),
        discount: discount.current(),
        stored: readCheckout(session),
        newKey: ports.newKey,
      },
    },
  )
  let clock = clockOf()
  actor.start()
  shared.subscribe(() => {
    if (clockOf() === clock) return
    clock = clockOf()
    actor.send({ type: 'cart.changed', ...cart() })
  })
  let quoted: Quote | null = null
  const takeQuote = ({ context: { quote } }: RetailCartSnapshot) => {
    if (quote === quoted) return
    quoted = quote
    if (quote) actor.send({ type: 'cart.quoted', quote })
  }
  takeQuote(shared.getSnapshot())
  shared.subscribe(takeQuote)
  discount.subscribe(() => actor.send({ type: 'discount.changed', discount: discount.current() }))
  // The code changes when the shopper accepts the order without a refused code.
  let taken = discount.current()
  actor.subscribe(({ context }) => {
    // Only changes made by the machine are passed on. Otherwise the two subscriptions would trigger each
    // other forever.
    if (context.discount === taken) return
    taken = context.discount
    discount.take(taken)
  })
  return { actor, select: selectCheckout }
}
