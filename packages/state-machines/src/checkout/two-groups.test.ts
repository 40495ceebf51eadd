import { createActor, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import { addLine, cartLines, emptyCart, removeOrdered, type RetailCart } from '../retail-cart/rules.ts'
import { aigul } from '../testing/aigul.ts'
import { rug, slippers } from '../testing/goods.ts'
import { memoryStorage } from '../storage/index.ts'
import { checkoutActors } from './checkout.actors.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { selectStep, selectSums, type CheckoutStep } from './checkout.selectors.ts'
import { ownOrders } from './own-orders.ts'
import { readCheckout } from './stored-checkout.ts'
import { fakeStore, refusal } from '../testing/order.ts'

const gift = { ...aigul, comment: 'Ring twice', is_gift: true, gift_note: 'Happy birthday!' }
const RUG = 'special:3:31:120 cm'
const SLIPPERS = '7:71:38'

const mixed = () => addLine(addLine(emptyCart('a'), slippers(), 2).cart, rug()).cart

/** A cart and a checkout, connected as on the page. */
function opened(first: RetailCart = mixed(), session = memoryStorage(), store = fakeStore()) {
  const storage = memoryStorage()
  const left = vi.fn()
  let cart = first
  const cartNow = () => ({ lines: cartLines(cart) })
  const change = (next: RetailCart) => {
    cart = next
    actor.send({ type: 'cart.changed', ...cartNow() })
  }
  const actors = checkoutActors({
    sdk: async () => store.sdk,
    storage,
    session,
    onOrdered: (ordered) => change(removeOrdered(cart, ordered)),
    returnTo: () => ({ success_url: 'https://shop.example/', cancel_url: 'https://shop.example/' }),
    leave: () => left(),
  })
  let keys = 0
  const clock = new SimulatedClock()
  const actor = createActor(checkoutMachine.provide(actors), {
    clock,
    input: {
      country: 'KG',
      language: 'kg',
      ...cartNow(),
      stored: readCheckout(session),
      newKey: () => `key-${store.calls.length}-${(keys += 1)}`,
    },
  }).start()
  const reach = (expected: CheckoutStep) => waitFor(actor, (snapshot) => selectStep(snapshot) === expected)
  const paths = () =>
    store.calls
      .filter(({ endpoint }) => endpoint.idempotent ?? endpoint.repeatable)
      .map(({ endpoint }) => endpoint.path)
  const cartKeys = () => cartLines(cart).map(({ key }) => key)
  return { actor, clock, store, storage, session, left, reach, change, paths, cartKeys, cart: () => cart }
}

type Opened = ReturnType<typeof opened>

async function toPayment({ actor, reach }: Opened, key: string) {
  actor.send({ type: 'form.change', change: gift })
  actor.send({ type: 'contact.submit' })
  await reach('delivery')
  actor.send({ type: 'delivery.choose', key, service_id: 'post' })
  actor.send({ type: 'delivery.submit' })
  actor.send({ type: 'payment.choose', method: 'kicb' })
  await reach('payment')
}

async function toTheBank(shop: Opened, key: string) {
  await toPayment(shop, key)
  shop.actor.send({ type: 'order.place' })
  await vi.waitFor(() => expect(shop.left).toHaveBeenCalled())
  shop.left.mockClear()
  shop.clock.increment(10_000)
  await shop.reach('unpaid')
}

describe('slippers and special goods', () => {
  test('are two orders: the rug is quoted and ordered separately, and the slippers stay in the cart', async () => {
    const shop = opened()
    expect(shop.actor.getSnapshot().context).toMatchObject({
      group: 'special',
      lines: [{ key: RUG }],
      waiting: [{ key: SLIPPERS }],
    })
    await toPayment(shop, RUG)
    expect(selectSums(shop.actor.getSnapshot())?.goods).toBe('68000.00')
    shop.actor.send({ type: 'order.place' })
    await shop.reach('leaving')
    const quotes = shop.store.calls.filter(({ endpoint }) => endpoint.path.includes('delivery'))
    expect(quotes.map(({ body }) => body)).toMatchObject([{ items: [{ product_id: 3, is_special: true }] }])
    expect(shop.paths()[0]).toBe('/specialgoods/order')
    expect(shop.cartKeys()).toEqual([SLIPPERS])
    expect(ownOrders(shop.storage)).toHaveLength(1)
  })

  test('are ordered one after the other without typing the address again', async () => {
    const shop = opened()
    await toTheBank(shop, RUG)
    shop.actor.send({ type: 'payment.later' })
    shop.actor.send({ type: 'checkout.next' })
    const { context } = shop.actor.getSnapshot()
    expect(context).toMatchObject({ group: 'retail', placed: null, waiting: [], lines: [{ key: SLIPPERS }] })
    expect(context.form).toEqual({ ...aigul, terms: false })
    shop.actor.send({ type: 'form.change', change: { terms: true } })
    await toTheBank(shop, SLIPPERS)
    expect(shop.paths().filter((path) => path.includes('order'))).toEqual([
      '/specialgoods/order',
      '/frontend/order/retail',
    ])
    expect(shop.cartKeys()).toEqual([])
    expect(new Set(shop.store.made.keys()).size).toBe(2)
    shop.actor.send({ type: 'checkout.next' })
    expect(selectStep(shop.actor.getSnapshot())).toBe('unpaid')
  })

  test('keep the address for the second checkout after a reload, and nothing else of the first order', async () => {
    const before = opened()
    await toTheBank(before, RUG)
    const after = opened(before.cart(), before.session, before.store)
    expect(selectStep(after.actor.getSnapshot())).toBe('contact')
    expect(after.actor.getSnapshot().context).toMatchObject({
      form: { first_name: 'Айгүл', comment: '', terms: false },
      attempt: { body: null },
      group: 'retail',
    })
  })

  test('leave no stored address once nothing is left to order', async () => {
    const shop = opened(addLine(emptyCart('a'), rug()).cart)
    await toTheBank(shop, RUG)
    expect(readCheckout(shop.session)).toBeNull()
  })

  test('are independent: more slippers do not change the checkout of the rug', async () => {
    const shop = opened()
    await toPayment(shop, RUG)
    shop.change(addLine(shop.cart(), slippers()).cart)
    expect(selectStep(shop.actor.getSnapshot())).toBe('payment')
    expect(shop.actor.getSnapshot().context.waiting).toMatchObject([{ count: 3 }])
  })

  test('are split when a rug is added during the checkout of the slippers, and the rug comes first', async () => {
    const shop = opened(addLine(emptyCart('a'), slippers()).cart)
    await toPayment(shop, SLIPPERS)
    shop.change(addLine(shop.cart(), rug()).cart)
    await shop.reach('delivery')
    expect(shop.actor.getSnapshot().context).toMatchObject({ group: 'special', waiting: [{ key: SLIPPERS }] })
  })

  test('do not mix when a rug is added after an order of slippers whose result is unknown', async () => {
    const before = opened(addLine(emptyCart('a'), slippers()).cart)
    await toPayment(before, SLIPPERS)
    before.store.next.push((request) => {
      before.store.place(request)
      return refusal('NETWORK')
    })
    before.actor.send({ type: 'order.place' })
    await before.reach('refused')
    before.actor.stop()
    const after = opened(addLine(before.cart(), rug()).cart, before.session, before.store)
    expect(selectStep(after.actor.getSnapshot())).toBe('refused')
    after.actor.send({ type: 'order.retry' })
    await after.reach('recovered')
    expect(before.store.made.size).toBe(1)
    await vi.waitFor(() => expect(after.cartKeys()).toEqual([RUG]))
  })
})
