import type { CartLine } from '../retail-cart/rules.ts'
import { addLine, cartLines, emptyCart } from '../retail-cart/rules.ts'
import { quotedLine, quoteOf, slippers } from '../testing/goods.ts'
import { memoryStorage, memoryTabs } from '../storage/index.ts'
import { canHappen, pending, replay, wait, type Step } from '../testing/paths.ts'
import { trials } from '../testing/trials.ts'
import * as fc from 'fast-check'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, test, vi } from 'vitest'
import { checkoutActors } from './checkout.actors.ts'
import type { CheckoutEvent, CheckoutInput } from './checkout.types.ts'
import type { CheckedDiscount, PaymentProvider } from '@shyrdak/sdk/contract'
import { checkoutMachine, type CheckoutSnapshot } from './checkout.machine.ts'
import {
  selectCheckout,
  selectFailure,
  selectFocus,
  selectStep,
  selectSums,
  type CheckoutStep,
} from './checkout.selectors.ts'
import { recallOrder } from './own-orders.ts'
import { newOrder, type CheckoutForm } from './rules.ts'
import { readCheckout } from './stored-checkout.ts'
import { aigul } from '../testing/aigul.ts'
import { fakeStore, placedOrder, refusal, startedPayment } from '../testing/order.ts'

const KEY = '7:71:38'
const SOLD_OUT = quoteOf([quotedLine(slippers({ stock: 0 }), 2)])
const someLines = (count = 2): readonly CartLine[] =>
  cartLines(addLine(emptyCart('a'), slippers(), count).cart)

function opened(
  other: Partial<CheckoutInput> = {},
  session = memoryStorage(),
  store = fakeStore(),
  storage = memoryStorage(),
) {
  const onOrdered = vi.fn()
  const left = vi.fn()
  const clock = new SimulatedClock()
  let keys = 0
  const actors = checkoutActors({
    sdk: async () => store.sdk,
    storage,
    session,
    onOrdered,
    returnTo: ({ order }) => ({
      success_url: `https://shop.example/order/order-complete/${order.id}`,
      cancel_url: `https://shop.example/order/order-complete/${order.id}?canceled`,
    }),
    leave: (redirect) => left(redirect.url),
  })
  const actor = createActor(checkoutMachine.provide(actors), {
    clock,
    input: {
      country: 'KG',
      language: 'kg',
      lines: someLines(),
      stored: readCheckout(session),
      newKey: () => `key-${store.calls.length}-${(keys += 1)}`,
      ...other,
    },
  }).start()
  const step = () => selectStep(actor.getSnapshot())
  const reach = (expected: CheckoutStep) => waitFor(actor, (snapshot) => selectStep(snapshot) === expected)
  const placedCalls = () => store.calls.filter(({ endpoint }) => endpoint.path.includes('order/retail'))
  return { actor, clock, step, reach, store, storage, session, onOrdered, left, placedCalls }
}

type Opened = ReturnType<typeof opened>

async function toDelivery({ actor, reach }: Opened) {
  actor.send({ type: 'form.change', change: aigul })
  actor.send({ type: 'contact.submit' })
  await reach('delivery')
}

async function toPayment(shop: Opened) {
  await toDelivery(shop)
  shop.actor.send({ type: 'delivery.choose', key: KEY, service_id: 'post' })
  shop.actor.send({ type: 'delivery.submit' })
  shop.actor.send({ type: 'payment.choose', method: 'kicb' })
  await shop.reach('payment')
}

describe('a guest who buys slippers', () => {
  test('goes from contact to the bank, and the cart is emptied only after the order', async () => {
    const shop = opened()
    await toPayment(shop)
    expect(selectSums(shop.actor.getSnapshot())).toEqual({
      goods: '3700.00',
      delivery: '150.00',
      discount: '0.00',
      total: '3850.00',
    })
    expect(shop.onOrdered).not.toHaveBeenCalled()
    shop.actor.send({ type: 'order.place' })
    expect(shop.step()).toBe('placing')
    await vi.waitFor(() => expect(shop.left).toHaveBeenCalledWith('https://bank.example/pay/1'))
    expect(shop.onOrdered.mock.calls).toEqual([[[{ key: KEY, count: 2 }]]])
    expect(recallOrder(shop.storage, 41)?.secret).toBe('x'.repeat(22))
    expect(readCheckout(shop.session)).toBeNull()
    expect(shop.placedCalls()[0]?.body).toMatchObject({
      total: '3850.00',
      contact: { phone: '+996700123456' },
    })
  })

  test('is offered to pay again after returning from the bank with the back button', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.actor.send({ type: 'order.place' })
    await vi.waitFor(() => expect(shop.left).toHaveBeenCalled())
    shop.clock.increment(10_000)
    expect(shop.step()).toBe('unpaid')
  })

  test('places one order when clicking twice', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.actor.send({ type: 'order.place' })
    shop.actor.send({ type: 'order.place' })
    await shop.reach('leaving')
    expect(shop.placedCalls()).toHaveLength(1)
  })

  test('gets the first invalid field focused', async () => {
    const { actor, reach, step } = opened()
    actor.send({ type: 'contact.submit' })
    expect(selectFocus(actor.getSnapshot())).toBe('contact.first_name')
    actor.send({ type: 'form.change', change: { ...aigul, phone: '12' } })
    expect(selectFocus(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'contact.submit' })
    expect(step()).toBe('checking')
    const { context } = await reach('contact')
    expect(context.issues).toEqual([{ path: ['contact', 'phone'], code: 'invalid' }])
  })

  test('sees an invalid phone together with all other errors', async () => {
    const { actor, step, reach } = opened()
    actor.send({ type: 'form.change', change: { ...aigul, email: 'aigul', phone: '12', city: '' } })
    actor.send({ type: 'contact.submit' })
    expect(step()).toBe('checking')
    const after = await reach('contact')
    expect(after.context.issues).toEqual([
      { path: ['contact', 'email'], code: 'invalid' },
      { path: ['contact', 'phone'], code: 'invalid' },
      { path: ['address', 'city'], code: 'required' },
    ])
    expect(selectFocus(after)).toBe('contact.email')
    actor.send({ type: 'form.change', change: { phone: aigul.phone } })
    actor.send({ type: 'contact.submit' })
    await reach('contact')
    expect(actor.getSnapshot().context.issues.map(({ path }) => path.join('.'))).toEqual([
      'contact.email',
      'address.city',
    ])
  })

  test('needs a delivery method for each line, a payment method and the terms', async () => {
    const shop = opened()
    await toDelivery(shop)
    shop.actor.send({ type: 'delivery.submit' })
    expect(shop.step()).toBe('delivery')
    expect(selectFocus(shop.actor.getSnapshot())).toBe('items.0.service_id')
    shop.actor.send({ type: 'delivery.choose', key: KEY, service_id: 'post' })
    expect(selectFocus(shop.actor.getSnapshot())).toBeNull()
    shop.actor.send({ type: 'delivery.submit' })
    shop.actor.send({ type: 'form.change', change: { terms: false } })
    shop.actor.send({ type: 'order.place' })
    expect(selectFocus(shop.actor.getSnapshot())).toBe('payment_method')
    shop.actor.send({ type: 'payment.choose', method: 'paypal' })
    expect(selectFocus(shop.actor.getSnapshot())).toBe('terms')
  })

  test.each(['US', 'DE', 'UZ'])('is told that the store does not deliver to %s', (country) => {
    expect(opened({ country }).step()).toBe('undeliverable')
  })

  test('buys from Germany once the store delivers there', async () => {
    const ways = { country_iso_code: 'DE', country: { en: 'Germany', ru: 'Германия', kg: 'Германия' } }
    expect(opened({ country: 'DE', ways: { ...ways, delivers: true, pickups: [] } }).step()).toBe('contact')
    expect(opened({ country: 'KZ', ways: { ...ways, delivers: false, pickups: [] } }).step()).toBe(
      'undeliverable',
    )
  })

  test('with an empty cart has nothing to order', () => {
    expect(opened({ lines: [] }).step()).toBe('empty')
  })
})

describe('a guest who picks the order up', () => {
  const name = { en: 'Pickup', ru: 'Самовывоз', kg: 'Алып кетүү' }
  const ways = {
    country_iso_code: 'KG',
    country: name,
    delivers: true,
    pickups: [{ code: 'kg-pickup', name }],
  }
  const pickup = {
    ...quotedLine(slippers(), 2).services[0]!,
    id: 'kg-pickup',
    code: 'kg-pickup',
    kind: 'pickup' as const,
    price: '0.00',
  }
  const withPickup = (line = quotedLine(slippers(), 2)) => ({ ...line, services: [pickup, ...line.services] })
  const noAddress = { ...aigul, city: '', street: '', postal_code: '', collect: true }
  const atStore = () => {
    const store = fakeStore()
    store.next.push(() => quoteOf([withPickup()]))
    return store
  }
  const quotes = ({ store }: Opened) =>
    store.calls.filter(({ endpoint }) => endpoint.path.includes('delivery')).map(({ body }) => body)

  test('is asked for no address, and is offered only the pickup', async () => {
    const shop = opened({ ways }, memoryStorage(), atStore())
    shop.actor.send({ type: 'form.change', change: noAddress })
    shop.actor.send({ type: 'contact.submit' })
    const { context } = await shop.reach('delivery')
    expect(quotes(shop)).toEqual([expect.not.objectContaining({ destination: expect.anything() })])
    expect(context.quote?.lines[0]?.services.map(({ id }) => id)).toEqual(['kg-pickup'])
    // There is nothing to choose.
    shop.actor.send({ type: 'delivery.submit' })
    shop.actor.send({ type: 'payment.choose', method: 'kicb' })
    await shop.reach('payment')
    shop.actor.send({ type: 'order.place' })
    await vi.waitFor(() => expect(shop.left).toHaveBeenCalled())
    expect(shop.placedCalls()[0]?.body).toMatchObject({
      address: { country_iso_code: 'KG' },
      total: '3700.00',
    })
    expect(shop.placedCalls()[0]?.body).not.toHaveProperty('address.street')
  })

  test('and then wants it delivered gets prices for their address, with one more quote', async () => {
    const shop = opened({ ways }, memoryStorage(), atStore())
    shop.actor.send({ type: 'form.change', change: noAddress })
    shop.actor.send({ type: 'contact.submit' })
    await shop.reach('delivery')
    shop.actor.send({ type: 'contact.open' })
    shop.actor.send({ type: 'contact.submit' })
    await shop.reach('delivery')
    expect(quotes(shop)).toHaveLength(1)
    shop.actor.send({ type: 'contact.open' })
    shop.actor.send({ type: 'form.change', change: { collect: false } })
    shop.actor.send({ type: 'contact.submit' })
    expect(selectFocus(shop.actor.getSnapshot())).toBe('address.city')
    shop.actor.send({ type: 'form.change', change: aigul })
    shop.actor.send({ type: 'contact.submit' })
    await shop.reach('delivery')
    expect(quotes(shop)[1]).toMatchObject({ destination: { city: 'Бишкек', postal_code: '720000' } })
  })

  test('keeps the choice through a reload if there still is a pickup', async () => {
    const session = memoryStorage()
    const before = opened({ ways }, session)
    before.actor.send({ type: 'form.change', change: { collect: true } })
    await vi.waitFor(() => expect(readCheckout(session)?.form.collect).toBe(true))
    before.actor.stop()
    expect(opened({ ways }, session).actor.getSnapshot().context.form.collect).toBe(true)
    const gone = opened({ ways: { ...ways, pickups: [] } }, session)
    expect(gone.actor.getSnapshot().context.form.collect).toBe(false)
  })
})

const FELT_10: CheckedDiscount = {
  code: 'FELT-10',
  state: 'valid',
  terms: { kind: 'percent', percent: 10, sum: null, minimum: '0.00' },
  valid_from: null,
  discount: '370.00',
  missing: '0.00',
}

describe('a refused order', () => {
  test('because of a changed price shows the new total before anything is ordered', async () => {
    const shop = opened()
    await toPayment(shop)
    const dearer = quoteOf([quotedLine(slippers(), 2, { sale_cost: '2000.00' })], { quote_id: 'q-2' })
    shop.store.next.push(() => refusal('PRICE_CHANGED', dearer))
    shop.actor.send({ type: 'order.place' })
    expect(selectFailure(await shop.reach('refused'))).toBe('PRICE_CHANGED')
    shop.actor.send({ type: 'quote.accept' })
    expect(shop.step()).toBe('payment')
    expect(selectSums(shop.actor.getSnapshot())?.total).toBe('4150.00')
    shop.actor.send({ type: 'order.place' })
    await shop.reach('leaving')
    const [first, second] = shop.placedCalls()
    expect(second?.body).toMatchObject({ quote_id: 'q-2', total: '4150.00' })
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test('because of an expired discount code shows the new total, and is ordered without the code', async () => {
    const shop = opened()
    shop.actor.send({ type: 'discount.changed', discount: FELT_10 })
    await toPayment(shop)
    expect(selectSums(shop.actor.getSnapshot())).toMatchObject({ discount: '370.00', total: '3480.00' })
    const same = quoteOf([quotedLine(slippers(), 2)], { quote_id: 'q-3' })
    const ended: CheckedDiscount = { ...FELT_10, state: 'expired', terms: null, discount: '0.00' }
    shop.store.next.push(() => refusal('DISCOUNT_CHANGED', same, { discount: ended, total: '3850.00' }))
    shop.actor.send({ type: 'order.place' })
    const refused = selectCheckout(await shop.reach('refused'))
    expect(refused).toMatchObject({
      failure: 'DISCOUNT_CHANGED',
      newDiscount: { code: 'FELT-10', state: 'expired' },
      sums: { total: '3480.00' },
      newSums: { total: '3850.00' },
    })
    shop.actor.send({ type: 'quote.accept' })
    expect(selectSums(shop.actor.getSnapshot())).toMatchObject({ discount: '0.00', total: '3850.00' })
    shop.actor.send({ type: 'order.place' })
    await shop.reach('leaving')
    const [first, second] = shop.placedCalls()
    expect(first?.body).toMatchObject({ discount_code: 'FELT-10', total: '3480.00' })
    expect(second?.body).not.toHaveProperty('discount_code')
    expect(second?.body).toMatchObject({ total: '3850.00' })
  })

  test('with a cart that another tab emptied leaves nothing to order', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.store.next.push(() => refusal('PRICE_CHANGED', quoteOf([quotedLine(slippers(), 2)])))
    shop.actor.send({ type: 'order.place' })
    shop.actor.send({ type: 'cart.changed', lines: [] })
    await shop.reach('refused')
    shop.actor.send({ type: 'quote.accept' })
    expect(shop.step()).toBe('empty')
  })

  test('because of sold-out goods leads back to delivery', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.store.next.push(() => refusal('SOLD_OUT', quoteOf([quotedLine(slippers({ stock: 0 }), 2)])))
    shop.actor.send({ type: 'order.place' })
    await shop.reach('refused')
    shop.actor.send({ type: 'quote.accept' })
    expect(shop.step()).toBe('delivery')
    shop.actor.send({ type: 'delivery.submit' })
    expect(shop.actor.getSnapshot().context.issues).toEqual([{ path: ['items', 0], code: 'sold_out' }])
  })

  test('because of an invalid field leads to that field', async () => {
    const shop = opened()
    await toPayment(shop)
    const error = Object.assign(refusal('INVALID'), {
      issues: [{ path: ['contact', 'email'], code: 'invalid' }],
    })
    shop.store.next.push(() => error)
    shop.actor.send({ type: 'order.place' })
    expect(selectFocus(await shop.reach('contact'))).toBe('contact.email')
  })

  test.each(['NETWORK', 'TIMEOUT', 'INTERNAL', 'UNAVAILABLE'] as const)(
    'with an unknown result (%s) is retried with the same idempotency key and found if it was placed',
    async (code) => {
      const shop = opened()
      await toPayment(shop)
      shop.store.next.push((request) => {
        shop.store.place(request)
        return refusal(code)
      })
      shop.actor.send({ type: 'order.place' })
      await shop.reach('refused')
      expect(shop.onOrdered).not.toHaveBeenCalled()
      shop.actor.send({ type: 'order.retry' })
      await shop.reach('leaving')
      expect(shop.store.made.size).toBe(1)
      expect(new Set(shop.placedCalls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    },
  )

  /** Places an order whose response is lost, and changes the form before ordering again. */
  async function orderTwice(shop: Opened, change: Partial<CheckoutForm>, isPlaced = true) {
    await toPayment(shop)
    shop.store.next.push((request) => {
      if (isPlaced) shop.store.place(request)
      return refusal('TIMEOUT')
    })
    shop.actor.send({ type: 'order.place' })
    expect(selectCheckout(await shop.reach('refused')).isUnsettled).toBe(true)
    await orderAgain(shop, change)
  }

  async function orderAgain({ actor, reach }: Opened, change: Partial<CheckoutForm>) {
    actor.send({ type: 'contact.open' })
    actor.send({ type: 'form.change', change })
    actor.send({ type: 'contact.submit' })
    await reach('delivery')
    actor.send({ type: 'delivery.submit' })
    actor.send({ type: 'order.place' })
  }

  test('that was placed after all is shown, and not paid, if the form was changed before the retry', async () => {
    const shop = opened()
    await orderTwice(shop, { comment: 'Ring twice' })
    const { context } = await shop.reach('recovered')
    expect(context.placed?.order).toMatchObject({ id: 41, comment: '' })
    expect(shop.store.made.size).toBe(1)
    expect(shop.left).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(shop.onOrdered).toHaveBeenCalledWith([{ key: KEY, count: 2 }]))
    expect(recallOrder(shop.storage, 41)?.secret).toBe('x'.repeat(22))
    expect(readCheckout(shop.session)).toBeNull()
  })

  test('that was placed after all goes to the bank if the form says the same again', async () => {
    const shop = opened()
    await orderTwice(shop, { comment: ' ' })
    await shop.reach('leaving')
    expect(shop.store.made.size).toBe(1)
  })

  test('that was not placed is placed with what the form says now', async () => {
    const shop = opened()
    await orderTwice(shop, { comment: 'Ring twice' }, false)
    expect((await shop.reach('leaving')).context.placed?.order.comment).toBe('Ring twice')
    expect(shop.store.made.size).toBe(1)
  })

  test('that the second of three requests placed is found by the third', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.store.next.push(
      () => refusal('NETWORK'),
      (request) => {
        shop.store.place(request)
        return refusal('NETWORK')
      },
    )
    shop.actor.send({ type: 'order.place' })
    await shop.reach('refused')
    await orderAgain(shop, { comment: 'Second' })
    await shop.reach('refused')
    await orderAgain(shop, { comment: 'Third' })
    expect((await shop.reach('recovered')).context.placed?.order.comment).toBe('Second')
    expect(shop.store.made.size).toBe(1)
  })

  test('is found after the store has asked to wait in between', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.store.next.push(
      (request) => {
        shop.store.place(request)
        return refusal('NETWORK')
      },
      () => refusal('RATE_LIMITED'),
    )
    shop.actor.send({ type: 'order.place' })
    await shop.reach('refused')
    shop.actor.send({ type: 'order.retry' })
    await waitFor(shop.actor, (snapshot) => selectFailure(snapshot) === 'RATE_LIMITED')
    await orderAgain(shop, { comment: 'Ring twice' })
    await shop.reach('recovered')
    expect(shop.store.made.size).toBe(1)
  })

  /** Places an order that takes the last goods, and whose response is lost; the form is open again. */
  async function loseLastGoods(shop: Opened, isPlaced: boolean) {
    await toPayment(shop)
    shop.store.next.push((request) => {
      if (isPlaced) shop.store.place(request)
      return refusal('NETWORK')
    })
    shop.actor.send({ type: 'order.place' })
    await shop.reach('refused')
    shop.store.goods.stock = 0
  }

  test('that holds the last goods is shown when the form is sent again, instead of “sold out”', async () => {
    const shop = opened()
    await loseLastGoods(shop, true)
    shop.actor.send({ type: 'delivery.open' })
    expect((await shop.reach('recovered')).context.placed?.order.id).toBe(41)
    expect(shop.left).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(shop.onOrdered).toHaveBeenCalledWith([{ key: KEY, count: 2 }]))
  })

  test('that holds the last goods is shown when the basket finds them sold out', async () => {
    const shop = opened()
    await loseLastGoods(shop, true)
    shop.actor.send({ type: 'contact.open' })
    shop.actor.send({ type: 'cart.quoted', quote: SOLD_OUT })
    await shop.reach('recovered')
    expect(shop.store.made.size).toBe(1)
  })

  test('that was not placed is not placed by a basket in which something else is sold out', async () => {
    const shop = opened()
    await loseLastGoods(shop, false)
    const other = quoteOf([quotedLine(slippers(), 2), quotedLine(slippers({ size: '39', stock: 0 }), 1)])
    const calls = shop.store.calls.length
    shop.actor.send({ type: 'cart.quoted', quote: other })
    expect(shop.step()).toBe('refused')
    expect(shop.store.calls).toHaveLength(calls)
  })

  test('that was not placed leaves the goods sold out, and the shopper can go on', async () => {
    const shop = opened()
    await loseLastGoods(shop, false)
    shop.store.next.push(shop.store.answer, () => refusal('SOLD_OUT', SOLD_OUT))
    shop.actor.send({ type: 'delivery.open' })
    const refused = selectCheckout(await shop.reach('refused'))
    expect(refused).toMatchObject({ failure: 'SOLD_OUT', isUnsettled: false })
    shop.actor.send({ type: 'quote.accept' })
    expect(shop.step()).toBe('delivery')
  })

  test.each(['NETWORK', 'RATE_LIMITED'] as const)(
    'that holds the last goods is looked for until the store responds (%s)',
    async (code) => {
      const shop = opened()
      await loseLastGoods(shop, true)
      shop.store.next.push(shop.store.answer, () => refusal(code))
      shop.actor.send({ type: 'delivery.open' })
      await waitFor(
        shop.actor,
        (snapshot) => selectFailure(snapshot) === code && selectStep(snapshot) === 'refused',
      )
      shop.actor.send({ type: 'order.retry' })
      await shop.reach('recovered')
    },
  )

  test('after a reload is not sent as it was once its form has been opened again', async () => {
    const before = opened()
    await toPayment(before)
    before.store.next.push(() => refusal('NETWORK'))
    before.actor.send({ type: 'order.place' })
    await before.reach('refused')
    before.actor.send({ type: 'contact.open' })
    before.actor.send({ type: 'form.change', change: { comment: 'Ring twice' } })
    await Promise.resolve()
    before.actor.stop()
    const after = opened({}, before.session, before.store)
    expect(after.step()).toBe('contact')
    await orderAgain(after, {})
    expect((await after.reach('leaving')).context.placed?.order.comment).toBe('Ring twice')
  })

  test('never charges another sum, or uses other details, than the page shows', async () => {
    type Act = 'lose' | 'lose placed' | 'wait' | 'answer'
    const tries = fc.array(
      fc.record({
        act: fc.constantFrom<Act>('lose', 'lose placed', 'wait', 'answer'),
        comment: fc.constantFrom('', 'Ring'),
        isDiscounted: fc.boolean(),
        method: fc.constantFrom<PaymentProvider>('kicb', 'paypal'),
        isReloaded: fc.boolean(),
        isRetried: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(tries, async (list) => {
        let shop = opened()
        await toPayment(shop)
        for (const { act, comment, isDiscounted, method, isReloaded, isRetried } of list) {
          const { store, session, storage } = shop
          store.next.length = 0
          if (isReloaded) {
            shop.actor.stop()
            const { discount } = shop.actor.getSnapshot().context
            shop = opened({ discount }, session, store, storage)
            await waitFor(shop.actor, (snapshot) => selectStep(snapshot) !== 'quoting')
          }
          shop.actor.send({ type: 'discount.changed', discount: isDiscounted ? FELT_10 : null })
          const answerOrder = (request: Parameters<typeof store.answer>[0]) => {
            if (act === 'wait') return refusal('RATE_LIMITED')
            if (act === 'answer') return store.answer(request)
            if (act === 'lose placed') store.answer(request)
            return refusal('NETWORK')
          }
          if (shop.step() === 'refused' && isRetried) {
            store.next.push(answerOrder)
            shop.actor.send({ type: 'order.retry' })
          } else {
            shop.actor.send({ type: 'contact.open' })
            shop.actor.send({ type: 'form.change', change: { comment } })
            shop.actor.send({ type: 'contact.submit' })
            await shop.reach('delivery')
            shop.actor.send({ type: 'delivery.submit' })
            shop.actor.send({ type: 'payment.choose', method })
            store.next.push(answerOrder)
            shop.actor.send({ type: 'order.place' })
          }
          const { context } = await waitFor(shop.actor, (snapshot) =>
            ['refused', 'leaving', 'recovered', 'payment'].includes(selectStep(snapshot)),
          )
          expect(store.made.size).toBeLessThanOrEqual(1)
          if (shop.step() === 'leaving') {
            const { order } = context.placed!
            expect(order.comment).toBe(context.form.comment)
            expect(order.payment.provider).toBe(context.payment_method)
            expect(order.total).toBe(selectSums(shop.actor.getSnapshot())?.total ?? context.resumed)
          }
          if (context.placed) break
        }
        shop.actor.stop()
      }),
      { numRuns: trials(300) },
    )
  })

  test('with an unknown result survives a reload and is placed only once', async () => {
    const before = opened()
    await toPayment(before)
    before.store.next.push((request) => {
      before.store.place(request)
      return refusal('NETWORK')
    })
    before.actor.send({ type: 'order.place' })
    await before.reach('refused')
    before.actor.stop()
    const after = opened({}, before.session, before.store)
    expect(after.step()).toBe('refused')
    expect(after.actor.getSnapshot().context.form).toEqual(aigul)
    after.actor.send({ type: 'order.retry' })
    await after.reach('leaving')
    expect(before.store.made.size).toBe(1)
  })
})

describe('a shopper with two tabs', () => {
  /** Two tabs of one browser, which share a storage. */
  function twoTabs() {
    const store = fakeStore()
    const storages = memoryTabs(2)
    const tabs = storages.map((storage) => opened({}, memoryStorage(), store, storage))
    return { store, one: tabs[0]!, two: tabs[1]! }
  }

  test('who orders in both at once places one order, and the second tab shows it', async () => {
    const { store, one, two } = twoTabs()
    await Promise.all([toPayment(one), toPayment(two)])
    two.actor.send({ type: 'form.change', change: { comment: 'Ring twice' } })
    one.actor.send({ type: 'order.place' })
    two.actor.send({ type: 'order.place' })
    await Promise.all([one.reach('leaving'), two.reach('placed')])
    expect(store.made.size).toBe(1)
    expect(two.actor.getSnapshot().context.elsewhere).toMatchObject({ id: 41, secret: 'x'.repeat(22) })
    expect(two.left).not.toHaveBeenCalled()
    // After a reload, the second tab sends nothing again.
    expect(readCheckout(two.session)?.attempt).toMatchObject({ sent: [], body: null })
  })

  test('whose first tab gets no response sees KEY_REUSED in the second, and may place another order', async () => {
    const { store, one, two } = twoTabs()
    await Promise.all([toPayment(one), toPayment(two)])
    two.actor.send({ type: 'form.change', change: { comment: 'Ring twice' } })
    store.next.push((request) => {
      store.place(request)
      return refusal('NETWORK')
    })
    one.actor.send({ type: 'order.place' })
    await one.reach('refused')
    two.actor.send({ type: 'order.place' })
    await vi.waitFor(() => expect(two.actor.getSnapshot().value).toEqual({ shopping: 'finding' }))
    expect(two.step()).toBe('placing')
    two.clock.increment(10_000)
    expect(selectCheckout(await two.reach('refused'))).toMatchObject({ isOrderedBefore: true })
    two.actor.send({ type: 'order.retry' })
    await two.reach('leaving')
    expect(store.made.size).toBe(2)
  })
})

describe('a shopper during checkout', () => {
  test('finds everything typed after a reload, at the same step', async () => {
    const before = opened()
    before.actor.send({ type: 'form.change', change: { ...aigul, city: '' } })
    await Promise.resolve()
    const typing = opened({}, before.session)
    expect(typing.step()).toBe('contact')
    typing.actor.send({ type: 'form.change', change: { city: aigul.city } })
    typing.actor.send({ type: 'contact.submit' })
    await typing.reach('delivery')
    typing.actor.send({ type: 'delivery.choose', key: KEY, service_id: 'post' })
    await Promise.resolve()
    const choosing = opened({}, typing.session)
    expect((await choosing.reach('delivery')).context.services).toEqual(new Map([[KEY, 'post']]))
    choosing.actor.send({ type: 'delivery.submit' })
    choosing.actor.send({ type: 'payment.choose', method: 'kicb' })
    await Promise.resolve()
    const { context } = await opened({}, choosing.session).reach('payment')
    expect(context).toMatchObject({ form: aigul, payment_method: 'kicb' })
  })

  test('resumes at the first step if it was opened again', async () => {
    const before = opened()
    await toPayment(before)
    before.actor.send({ type: 'contact.open' })
    await Promise.resolve()
    expect(opened({}, before.session).step()).toBe('contact')
  })

  type Meanwhile = [what: string, other: { goods?: object; country?: string; lines?: [] }, step: CheckoutStep]
  test.each<Meanwhile>([
    ['costs more', { goods: { stock: 5, sale_cost: '2000.00' } }, 'delivery'],
    ['sold out', { goods: { stock: 0, sale_cost: '1850.00' } }, 'delivery'],
    ['is for another country by now', { country: 'KZ' }, 'contact'],
    ['is gone from the basket', { lines: [] }, 'empty'],
  ])('whose cart %s resumes at the first step to check again', async (_, { goods, ...other }, step) => {
    const before = opened()
    await toPayment(before)
    await Promise.resolve()
    Object.assign(before.store.goods, goods)
    await opened(other, before.session, before.store).reach(step)
  })

  test('resumes after a reload when the store responds again', async () => {
    const before = opened()
    await toPayment(before)
    await Promise.resolve()
    before.store.next.push(() => refusal('NETWORK'))
    const after = opened({}, before.session, before.store)
    await after.reach('unquoted')
    after.actor.send({ type: 'quote.retry' })
    await after.reach('payment')
  })

  test('whose session ended at delivery resumes there after the login', async () => {
    const before = opened()
    before.store.next.push(() => refusal('UNAUTHENTICATED'))
    before.actor.send({ type: 'form.change', change: aigul })
    before.actor.send({ type: 'contact.submit' })
    expect(selectFailure(await before.reach('unquoted'))).toBe('UNAUTHENTICATED')
    const after = opened({}, before.session, before.store)
    expect(after.step()).toBe('quoting')
    await after.reach('delivery')
  })

  test('whose session ended before the total was loaded again resumes at payment after the login', async () => {
    const before = opened()
    await toPayment(before)
    await Promise.resolve()
    before.store.next.push(() => refusal('UNAUTHENTICATED'))
    const ended = opened({}, before.session, before.store)
    await ended.reach('unquoted')
    await Promise.resolve()
    await opened({}, before.session, before.store).reach('payment')
  })

  test('keeps the checkout that version 1 stored', () => {
    const { form, services, payment_method, attempt } = opened().actor.getSnapshot().context
    const value = { form: { ...form, city: 'Ош' }, services: [...services], payment_method, attempt }
    const session = memoryStorage([['checkout', JSON.stringify({ version: 1, value })]])
    expect(opened({}, session).actor.getSnapshot().context.form.city).toBe('Ош')
  })

  test('can retry when the store did not respond', async () => {
    const shop = opened()
    shop.store.next.push(() => refusal('UNAVAILABLE'))
    shop.actor.send({ type: 'form.change', change: aigul })
    shop.actor.send({ type: 'contact.submit' })
    expect(selectFailure(await shop.reach('unquoted'))).toBe('UNAVAILABLE')
    shop.actor.send({ type: 'quote.retry' })
    await shop.reach('delivery')
  })

  test('gets a new quote when another tab changes the cart, and keeps the choices', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.actor.send({ type: 'cart.changed', lines: someLines(2) })
    expect(shop.step()).toBe('payment')
    shop.actor.send({ type: 'cart.changed', lines: someLines(3) })
    const { context } = await shop.reach('delivery')
    expect(context.quote?.total).toBe('5550.00')
    expect(context.services.get(KEY)).toBe('post')
    shop.actor.send({ type: 'cart.changed', lines: [] })
    expect(shop.step()).toBe('empty')
  })
})

describe('a payment that cannot be started', () => {
  test('leaves the order in place, and can be retried with another method', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.store.next.push(shop.store.answer, () => refusal('PAYMENT_FAILED'))
    shop.actor.send({ type: 'order.place' })
    expect(selectFailure(await shop.reach('unpaid'))).toBe('PAYMENT_FAILED')
    expect(shop.onOrdered).toHaveBeenCalledTimes(1)
    shop.actor.send({ type: 'cart.changed', lines: [] })
    expect(shop.step()).toBe('unpaid')
    shop.actor.send({ type: 'payment.choose', method: 'paypal' })
    shop.actor.send({ type: 'payment.start' })
    await vi.waitFor(() => expect(shop.left).toHaveBeenCalled())
    expect(shop.store.calls.at(-1)).toMatchObject({
      body: { order_id: 41, success_url: 'https://shop.example/order/order-complete/41' },
      query: { k: 'x'.repeat(22) },
    })
    expect(shop.store.made.size).toBe(1)
  })

  test('because the order is already paid shows the order as placed', async () => {
    const shop = opened()
    await toPayment(shop)
    shop.store.next.push(shop.store.answer, () => refusal('ALREADY_PAID'))
    shop.actor.send({ type: 'order.place' })
    await shop.reach('placed')
  })
})

const quote = quoteOf([quotedLine(slippers(), 2)])
const body = newOrder({
  form: aigul,
  phone: '+996700123456',
  country: 'KG',
  language: 'kg',
  quote,
  services: new Map([[KEY, 'post']]),
  payment_method: 'kicb',
})
const inShop = (state: string) => `0.checkout.shopping.${state}`
const done = (id: string, output: unknown): Step => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string, error: unknown): Step => ({ type: `xstate.error.actor.${id}`, error })
const events: CheckoutEvent[] = [
  { type: 'form.change', change: aigul },
  { type: 'contact.submit' },
  { type: 'contact.open' },
  { type: 'delivery.choose', key: KEY, service_id: 'post' },
  { type: 'delivery.submit' },
  { type: 'delivery.open' },
  { type: 'quote.retry' },
  { type: 'payment.choose', method: 'kicb' },
  { type: 'order.place' },
  { type: 'order.retry' },
  { type: 'quote.accept' },
  { type: 'payment.start' },
  { type: 'payment.later' },
  { type: 'cart.changed', lines: [] },
  { type: 'cart.changed', lines: someLines(3) },
  { type: 'cart.quoted', quote: SOLD_OUT },
  { type: 'payment.choose', method: 'paypal' },
]
const effects: Step[] = [
  done(inShop('checking'), '+996700123456'),
  done(inShop('checking'), null),
  failed(inShop('checking'), new Error('no')),
  done(inShop('quoting'), quote),
  done(inShop('quoting'), { ...quote, delivers: false }),
  failed(inShop('quoting'), refusal('NETWORK')),
  done(inShop('placing'), placedOrder(body)),
  failed(inShop('placing'), refusal('NETWORK')),
  failed(inShop('placing'), refusal('PRICE_CHANGED', quote)),
  failed(inShop('placing'), refusal('SOLD_OUT')),
  failed(inShop('placing'), refusal('KEY_REUSED')),
  done(inShop('recovering'), { body, placed: placedOrder(body) }),
  failed(inShop('recovering'), refusal('NETWORK')),
  failed(inShop('recovering'), refusal('KEY_REUSED')),
  done(inShop('finding'), { id: 41, order_number: 'SH-41', secret: 'x'.repeat(22), payment_link: '/' }),
  done('0.checkout.leaving.starting', startedPayment('kicb')),
  failed('0.checkout.leaving.starting', refusal('PAYMENT_FAILED')),
  failed('0.checkout.leaving.starting', refusal('ALREADY_PAID')),
  done('0.checkout.leaving.going', undefined),
  failed('0.checkout.leaving.going', new Error('no')),
]

let keys = 0
const input = (other: Partial<CheckoutInput> = {}): CheckoutInput => ({
  country: 'KG',
  language: 'kg',
  lines: someLines(),
  newKey: () => `key-${(keys += 1)}`,
  ...other,
})

const start = (clock: SimulatedClock) =>
  createActor(
    checkoutMachine.provide({
      actors: {
        checkPhone: pending(),
        quoteOrder: pending(),
        placeOrder: pending(),
        recoverOrder: pending(),
        findPlaced: pending(),
        startPayment: pending(),
        leave: pending(),
      },
    }),
    { clock, input: input() },
  ).start()

describe('the checkout machine', () => {
  test('reaches every visible state', () => {
    const paths = getShortestPaths(checkoutMachine, {
      input: input(),
      events: [...events, ...effects] as CheckoutEvent[], // includes internal events of actors
      serializeState: (snapshot) => {
        const { value, context } = snapshot
        const { form, phone, services, payment_method, quote: offered, attempt } = context
        return JSON.stringify([
          value,
          form.terms,
          phone !== null,
          services.size,
          payment_method,
          offered !== null,
          attempt.sent.slice(0, 2).map(({ payment_method: sent }) => sent),
        ])
      },
      filterEvents: canHappen,
      limit: 20_000,
    })
    const seen = new Set(paths.map(({ state }) => selectStep(state)))
    expect([...seen].sort()).toEqual(
      [
        'checking',
        'contact',
        'delivery',
        'empty',
        'leaving',
        'payment',
        'placed',
        'placing',
        'quoting',
        'recovered',
        'refused',
        'undeliverable',
        'unpaid',
        'unquoted',
      ].sort(),
    )
  })

  test('keeps its invariants for any sequence of events', () => {
    const ahead: Step[] = [
      events[0]!,
      events[1]!,
      effects[0]!,
      effects[3]!,
      events[3]!,
      events[4]!,
      events[7]!,
      events[8]!,
      effects[6]!,
    ]
    fc.assert(
      fc.property(
        fc.nat(ahead.length),
        fc.array(fc.constantFrom<Step>(...events, ...effects, wait(10_000)), { maxLength: 30 }),
        (far, path) => {
          const actor = replay(start, [...ahead.slice(0, far), ...path])
          const snapshot: CheckoutSnapshot = actor.getSnapshot()
          const { placed, attempt, form, quote: offered, failure } = snapshot.context
          const step = selectStep(snapshot)
          expect(snapshot.status).toBe('active')
          if (step === 'placed') expect(placed ?? snapshot.context.elsewhere).not.toBeNull()
          else if (['leaving', 'unpaid', 'recovered'].includes(step)) expect(placed).not.toBeNull()
          else expect(placed).toBeNull()
          // Earlier bodies are sent again, whatever the form says by now.
          if (step === 'placing' && !snapshot.matches({ shopping: 'recovering' })) {
            expect(attempt.body).toMatchObject({ terms: true })
            expect(attempt.sent).toContainEqual(attempt.body)
          }
          if (step === 'quoting' || step === 'delivery') expect(snapshot.context.lines).not.toEqual([])
          if (step === 'delivery') expect(offered).not.toBeNull()
          if (step === 'refused' || step === 'unquoted') expect(failure).not.toBeNull()
          expect([aigul.email, '']).toContain(form.email)
          actor.stop?.()
        },
      ),
      { numRuns: trials(3_000) },
    )
  })
})
