import { randomUUID } from 'node:crypto'
import { isShyrdakError } from '@shyrdak/sdk'
import { isEndpoint, type ContractTree, type PlacedOrder, type LineRequest } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { AUTH_CALLS } from './auth-calls.ts'
import { CHAT_CALLS } from './chat-calls.ts'
import { INBOX_CALLS } from './inbox-calls.ts'
import { orderFor, placeOrder, placeSpecialOrder, someGoods, someSpecialGoods } from './buy.ts'
import { CATALOGUE_CALLS } from './catalogue-calls.ts'
import { CONTENT_CALLS } from './content-calls.ts'
import { CRAFTSMAN_CALLS } from './craftsman-calls.ts'
import { GOODS_CALLS } from './goods-calls.ts'
import { cancelAll, DESK_CALLS, newDiscount } from './desk-calls.ts'
import { shopperOf } from './manager-of.ts'
import { normalized } from './normalized.ts'
import { WHOLESALE_CALLS } from './wholesale-calls.ts'

interface Scene {
  store: TestStore
  goods: LineRequest[]
  placed: PlacedOrder
}

const refusedWith = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (isShyrdakError(error)) return { code: error.code, message: error.message }
      throw error
    },
  )

const pay = ({ placed: { order, secret } }: Scene, store: TestStore) => ({
  byId: {
    query: { k: secret },
    body: {
      order_id: order.id,
      success_url: `/order/order-complete/${order.id}`,
      cancel_url: '/order/basket',
    },
    origin: store.origin,
  },
  byNumber: {
    query: { k: secret },
    body: { order_number: order.order_number },
  },
})

/** An item in stock, which the response reports. */
const waitingFor = ({ product_id, size }: LineRequest) =>
  ({
    productId: product_id,
    priceType: 'retail',
    soleId: null,
    colorId: 1,
    size,
    email: 'waits@example.kg',
  }) as const

/**
 * One valid call of every endpoint; a missing one fails the test below. Only calls that need the secret of an email, or goods
 * that are sold out, are refused here; `back-in-stock.test.ts` makes them succeed.
 */
const CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  ...AUTH_CALLS,
  ...CHAT_CALLS,
  ...INBOX_CALLS,
  ...CATALOGUE_CALLS,
  ...CONTENT_CALLS,
  ...CRAFTSMAN_CALLS,
  ...DESK_CALLS,
  ...GOODS_CALLS,
  ...WHOLESALE_CALLS,
  'retailCatalogue.categories.list': ({ store }) => store.sdk.retailCatalogue.categories.list(),
  'retailCatalogue.categories.read': async ({ store }) => {
    const [first] = await store.sdk.retailCatalogue.categories.list()
    return store.sdk.retailCatalogue.categories.read({ params: { slug: first!.url } })
  },
  'retailCatalogue.colors.list': ({ store }) => store.sdk.retailCatalogue.colors.list(),
  'retailCatalogue.backInStock.create': ({ store, goods }) =>
    refusedWith(store.sdk.retailCatalogue.backInStock.create({ body: waitingFor(goods[0]!) })),
  'retailCatalogue.backInStock.confirm': ({ store }) =>
    refusedWith(store.sdk.retailCatalogue.backInStock.confirm({ body: { k: 'A'.repeat(43) } })),
  'retailCatalogue.backInStock.cancel': ({ store }) =>
    refusedWith(store.sdk.retailCatalogue.backInStock.cancel({ body: { k: 'A'.repeat(43) } })),
  'retailCatalogue.prices.read': ({ store }) => store.sdk.retailCatalogue.prices.read(),
  'retailCatalogue.prices.find': ({ store }) =>
    store.sdk.retailCatalogue.prices.find({ body: { min: '1000.00', max: '4000.00' } }),
  'retailCatalogue.products.list': ({ store }) =>
    store.sdk.retailCatalogue.products.list({
      query: { group: ['female', 'children'], sort: 'price_up', facets: true, per_page: 12 },
    }),
  'retailCatalogue.products.main': ({ store }) => store.sdk.retailCatalogue.products.main(),
  'retailCatalogue.products.inCategory': async ({ store }) => {
    const [first] = await store.sdk.retailCatalogue.categories.list()
    return store.sdk.retailCatalogue.products.inCategory({
      params: { id: first!.id },
      query: { sort: 'new' },
    })
  },
  'retailCatalogue.products.read': ({ store, goods }) =>
    store.sdk.retailCatalogue.products.read({ params: { slug: String(goods[1]!.product_id) } }),
  'retailCatalogue.products.buttons': ({ store, goods }) =>
    store.sdk.retailCatalogue.products.buttons({ params: { id: goods[0]!.product_id } }),
  'retailCatalogue.search.products': ({ store }) =>
    store.sdk.retailCatalogue.search.products({ body: { text: 'тапочки' } }),
  'retailCatalogue.search.byColor': async ({ store }) => {
    const [color] = await store.sdk.retailCatalogue.colors.list()
    return store.sdk.retailCatalogue.search.byColor({ body: { color: color!.id, controller_type: 'retail' } })
  },
  'retailCatalogue.reviews.ofProduct': ({ store, goods }) =>
    store.sdk.retailCatalogue.reviews.ofProduct({ params: { id: goods[0]!.product_id } }),
  'retailCatalogue.reviews.create': async ({ store, goods }) =>
    (await shopperOf(store)).retailCatalogue.reviews.create({
      body: { product_id: goods[0]!.product_id, rating: 5, text: 'Жылуу!' },
    }),
  'retailCatalogue.reviews.own': async ({ store, goods }) =>
    (await shopperOf(store)).retailCatalogue.reviews.own({ params: { id: goods[0]!.product_id } }),
  'retailOrders.delivery.ways': ({ store }) => store.sdk.retailOrders.delivery.ways(),
  'retailOrders.delivery.estimate': ({ store, goods }) => {
    const { count: _one, ...item } = goods[0]!
    return store.sdk.retailOrders.delivery.estimate({ query: item })
  },
  'retailOrders.delivery.services': ({ store, goods }) =>
    store.sdk.retailOrders.delivery.services({ body: { items: goods } }),
  'retailOrders.orders.place': ({ store, goods }) => placeOrder(store.sdk, goods),
  'retailOrders.orders.list': async ({ store }) => (await shopperOf(store)).retailOrders.orders.list(),
  'retailOrders.orders.all': async ({ store }) => (await shopperOf(store)).retailOrders.orders.all(),
  'retailOrders.orders.read': ({ store, placed }) =>
    store.sdk.retailOrders.orders.read({ params: { id: placed.order.id }, query: { k: placed.secret } }),
  'retailOrders.orders.byPaymentLink': ({ store, placed }) => {
    const link = new URL(placed.payment_link, store.origin)
    return store.sdk.retailOrders.orders.byPaymentLink({
      params: { uuid: link.pathname.split('/').at(-1)! },
      query: { k: placed.secret },
    })
  },
  'retailOrders.payments.methods': ({ store }) => store.sdk.retailOrders.payments.methods(),
  'retailOrders.payments.charges': ({ store, placed }) =>
    store.sdk.retailOrders.payments.charges({ query: { total: placed.order.total } }),
  'retailOrders.payments.paypal': (scene) =>
    scene.store.sdk.retailOrders.payments.paypal(pay(scene, scene.store).byId),
  'retailOrders.payments.kkb': (scene) =>
    scene.store.sdk.retailOrders.payments.kkb(pay(scene, scene.store).byId),
  'retailOrders.payments.kicb': (scene) =>
    scene.store.sdk.retailOrders.payments.kicb(pay(scene, scene.store).byNumber),
  'retailOrders.payments.yookassa': (scene) =>
    scene.store.sdk.retailOrders.payments.yookassa(pay(scene, scene.store).byNumber),
  'wishlist.list': async ({ store }) => (await shopperOf(store)).wishlist.list(),
  'wishlist.change': async ({ store, goods }) => {
    const { wishlist } = await shopperOf(store)
    const wish = { market: 'retail', product_id: goods[0]!.product_id } as const
    await wishlist.change({ body: { changes: [{ ...wish, is_wished: true }] } })
    return wishlist.change({ body: { changes: [{ ...wish, is_wished: false }] } })
  },
  'wishlist.products': ({ store, goods }) =>
    store.sdk.wishlist.products({
      body: {
        wishes: goods.map(({ product_id }) => ({ market: 'retail' as const, product_id })),
      },
    }),
  'discounts.check': async ({ store, goods }) => {
    await newDiscount(store, 'Every-10')
    return store.sdk.discounts.check({ body: { code: ' every-10 ', items: goods } })
  },
  'receipts.read': async ({ store, placed }) => {
    const params = { id: placed.order.id }
    const { type, size } = await store.sdk.receipts.read({ params, query: { k: placed.secret } })
    return { type, isEmpty: size === 0 }
  },
  'retailOrders.requests.own': async ({ store }) => (await shopperOf(store)).retailOrders.requests.own(),
  'retailOrders.requests.ofOrder': ({ store, placed }) =>
    store.sdk.retailOrders.requests.ofOrder({
      params: { id: placed.order.id },
      query: { k: placed.secret },
    }),
  'retailOrders.requests.create': async ({ store, goods }) => {
    const { order, secret } = await placeOrder(store.sdk, goods)
    return cancelAll(store.sdk, order.id, secret)
  },
  'specialGoods.artisans.list': ({ store }) =>
    store.sdk.specialGoods.artisans.list({ query: { per_page: 5 } }),
  'specialGoods.artisans.read': ({ store }) => store.sdk.specialGoods.artisans.read({ params: { id: 3 } }),
  'specialGoods.categories.list': ({ store }) => store.sdk.specialGoods.categories.list(),
  'specialGoods.orders.place': async ({ store }) =>
    placeSpecialOrder(store.sdk, await someSpecialGoods(store.sdk, 2)),
  'specialGoods.orders.list': async ({ store }) => (await shopperOf(store)).specialGoods.orders.list(),
  'specialGoods.orders.read': async ({ store }) => {
    const { order, secret } = await placeSpecialOrder(store.sdk, await someSpecialGoods(store.sdk, 1))
    return store.sdk.specialGoods.orders.read({ params: { id: order.id }, query: { k: secret } })
  },
  'specialGoods.products.list': ({ store }) =>
    store.sdk.specialGoods.products.list({ query: { category_id: 2, count: 4 } }),
  'specialGoods.products.read': ({ store }) =>
    store.sdk.specialGoods.products.read({ params: { slug: 'twin-of-kochkor' } }),
  'specialGoods.products.colors': ({ store }) =>
    store.sdk.specialGoods.products.colors({ params: { slug: 'kalpak-by-age' } }),
}

const namesOf = (tree: ContractTree, path: string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, node]) =>
    isEndpoint(node) ? [[...path, name].join('.')] : namesOf(node, [...path, name]),
  )

test('every endpoint of the contract is called here', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(namesOf(completeContract).toSorted())
})

describe('the same store on PostgreSQL and on PGlite', () => {
  const scenes: Partial<Record<'postgres' | 'pglite', Scene>> = {}

  beforeAll(async () => {
    for (const engine of ['postgres', 'pglite'] as const) {
      const store = await openTestStore({ engine })
      const goods = await someGoods(store.sdk, 2)
      scenes[engine] = { store, goods, placed: await placeOrder(store.sdk, goods) }
    }
  })

  afterAll(async () => {
    for (const scene of Object.values(scenes)) await scene.store.close()
  })

  test.each(Object.keys(CALLS))('%s gives a valid response, the same on both', async (name) => {
    const call = CALLS[name]!
    const onPostgres = normalized(await call(scenes.postgres!))
    expect(onPostgres).not.toBe('answered')
    expect(normalized(await call(scenes.pglite!))).toEqual(onPostgres)
  })

  test('the pages of a search lead to one another up to the last', async () => {
    const { products } = scenes.postgres!.store.sdk.retailCatalogue.search
    const body = { text: 'slippers', per_page: 5 }
    const first = await products({ body })
    const second = await products.next(first, { body })
    expect(second?.current_page).toBe(2)
    const ids = [...first.data, ...(second?.data ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const last = await products({ body: { ...body, page: first.last_page } })
    expect(await products.next(last, { body })).toBeNull()
  })

  test('a stale quote is refused with a fresh one, and two orders with one idempotency key are one order', async () => {
    const { store, goods } = scenes.postgres!
    const quote = await store.sdk.retailOrders.delivery.services({ body: { items: goods } })
    const body = orderFor(quote)
    const idempotencyKey = randomUUID()
    const [first, twin] = await Promise.all([
      store.sdk.retailOrders.orders.place({ body, idempotencyKey }),
      store.sdk.retailOrders.orders.place({ body, idempotencyKey }),
    ])
    expect(twin).toEqual(first)
    const stale = await refusedWithQuote(
      store.sdk.retailOrders.orders.place({
        body: { ...body, quote_id: 'gone' },
        idempotencyKey: randomUUID(),
      }),
    )
    expect(stale).toMatchObject({
      code: 'QUOTE_STALE',
      quote: { lines: [{ line_key: expect.any(String) }, {}] },
    })
  })
})

const refusedWithQuote = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isShyrdakError(error) ? { code: error.code, ...error.data } : undefined),
  )
