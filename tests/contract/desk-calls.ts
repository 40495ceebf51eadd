import type { Sdk } from '@shyrdak/sdk'
import type { PlacedOrder, LineRequest } from '@shyrdak/sdk/contract'
import type { CompleteContract } from '@shyrdak/sdk/management'
import { lineKey } from '@shyrdak/sdk/rules'
import type { TestStore } from '../store/open-test-store.ts'
import { placeOrder } from './buy.ts'
import { managerOf, shopperOf } from './manager-of.ts'
import { payOrder } from './pay-at-bank.ts'
import { aFilm } from './films.ts'
import { aPhoto } from './photos.ts'
import { WHOLESALE_DESK_CALLS } from './wholesale-calls.ts'

interface Scene {
  store: TestStore
  goods: LineRequest[]
  placed: PlacedOrder
}

/** A review the demo shopper has just left, as a manager finds it. */
async function leftReview({ store, goods }: Scene, text: string) {
  const shopper = await shopperOf(store)
  const manager = await managerOf(store)
  const body = { product_id: goods[0]!.product_id, rating: 4, text }
  // An earlier call may have published the previous one.
  const { data: own } = await shopper.retailCatalogue.reviews.own({ params: { id: body.product_id } })
  if (own?.state === 'published') {
    const params = { id: own.id }
    const { revision } = await manager.management.reviews.read({ params })
    await manager.management.reviews.reject({ params, query: { revision }, body: { reason: 'Once more' } })
  }
  const { id } = await shopper.retailCatalogue.reviews.create({ body })
  const params = { id }
  const { revision } = await manager.management.reviews.read({ params })
  return { manager, params, query: { revision } }
}

/** Requests the cancellation of a whole order, by its secret. */
export async function cancelAll(
  { retailOrders: { requests } }: Sdk<CompleteContract>,
  id: number,
  k: string,
) {
  const call = { params: { id }, query: { k } }
  const { offer } = await requests.ofOrder(call)
  const items = offer?.items ?? []
  return requests.create({
    ...call,
    body: { kind: 'cancel', reason: 'changed_mind', comment: 'Sorry', items },
  })
}

/** A request about an order in production, so that it waits for a manager's answer. */
async function askedToCancel({ store, goods }: Scene) {
  const { management } = await managerOf(store)
  const { order, secret } = await placeOrder(store.sdk, goods)
  await management.orders.move({
    params: { id: order.id },
    body: { from: 'Processing', status: 'in_production' },
  })
  const { requests } = await cancelAll(store.sdk, order.id, secret)
  return { management, params: { id: requests[0]!.id } }
}

/** Revisions depend on earlier calls. */
const bare = <T extends { revision: number }>({ revision: _, ...rest }: T) => rest

/** The id of a special product; ids are shared with all other goods. */
async function someSpecial({ list }: Sdk<CompleteContract>['management']['specialGoods']) {
  const { data } = await list({ query: { text: 'калпак', per_page: 1 } })
  return { id: data[0]!.id }
}

/** A ten percent code, added by a manager. */
export const newDiscount = async (store: TestStore, code: string) =>
  (await managerOf(store)).management.discounts.create({ body: { ...TEN_PERCENT, code } })

const TEN_PERCENT = {
  kind: 'percent',
  percent: 10,
  sum: null,
  minimum: '0.00',
  valid_from: null,
  valid_until: null,
  max_uses: 100,
  max_uses_per_buyer: null,
  is_active: true,
} as const

/** One valid call of every endpoint of the desk that is not about content. */
export const DESK_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  ...WHOLESALE_DESK_CALLS,
  'management.discounts.list': async ({ store }) => {
    await newDiscount(store, 'Listed-10')
    const { management } = await managerOf(store)
    return management.discounts.list({ query: { text: 'listed', standing: ['current'] } })
  },
  'management.discounts.read': async ({ store }) => {
    const { id } = await newDiscount(store, 'Read-10')
    return (await managerOf(store)).management.discounts.read({ params: { id } })
  },
  'management.discounts.create': ({ store }) => newDiscount(store, 'Created-10'),
  'management.discounts.update': async ({ store }) => {
    const { id, revision } = await newDiscount(store, 'Updated-10')
    const body = { ...TEN_PERCENT, code: 'Updated-10', is_active: false }
    return (await managerOf(store)).management.discounts.update({ params: { id }, query: { revision }, body })
  },
  'management.discounts.remove': async ({ store }) => {
    const { id, revision } = await newDiscount(store, 'Removed-10')
    return (await managerOf(store)).management.discounts.remove({ params: { id }, query: { revision } })
  },
  'management.goods.list': async ({ store }) =>
    (await managerOf(store)).management.goods.list({ query: { text: 'тапочки', per_page: 5 } }),
  'management.goods.read': async ({ store, goods }) =>
    (await managerOf(store)).management.goods.read({ params: { id: goods[0]!.product_id } }),
  'management.goods.setStock': async ({ store, goods }) => {
    const { management } = await managerOf(store)
    const params = { id: goods[1]!.product_id }
    const [first] = (await management.goods.read({ params })).stock
    const { variation_id, size, revision } = first!
    return management.goods.setStock({
      params,
      body: { items: [{ variation_id, size, quantity: 41, revision }] },
    })
  },
  'management.goods.setPrices': async ({ store, goods }) => {
    const { management } = await managerOf(store)
    const params = { id: goods[1]!.product_id }
    const { prices, prices_revision: revision } = await management.goods.read({ params })
    const kept = prices.map(({ sale_cost: _, ...price }) => price)
    return management.goods.setPrices({ params, query: { revision }, body: { prices: kept } })
  },
  'management.goodsArtisan.read': async ({ store, goods }) =>
    (await managerOf(store)).management.goodsArtisan.read({ params: { id: goods[0]!.product_id } }),
  'management.goodsArtisan.update': async ({ store, goods }) => {
    const { goodsArtisan, artisans } = (await managerOf(store)).management
    const params = { id: goods[1]!.product_id }
    const { artisan_id: from } = await goodsArtisan.read({ params })
    const { artisans: found } = await artisans.choices({ query: {} })
    return goodsArtisan.update({ params, body: { from, artisan_id: found[0]!.id } })
  },
  'management.films.upload': async ({ store }) => {
    const { path } = await (await managerOf(store)).management.films.upload(await aFilm())
    return path.split('-')[0]
  },
  'management.images.list': async ({ store }) =>
    (await (await managerOf(store)).management.images.list({ query: { per_page: 5 } })).per_page,
  'management.images.upload': async ({ store }) => {
    const {
      path,
      created_at: _,
      ...image
    } = await (await managerOf(store)).management.images.upload(await aPhoto())
    return { ...image, path: path.split('-')[0] }
  },
  'management.orderRequests.list': async (scene) => {
    await askedToCancel(scene)
    const { data } = await (
      await managerOf(scene.store)
    ).management.orderRequests.list({ query: { state: 'open', per_page: 1 } })
    return data.map(({ id: _, ...rest }) => Object.keys(rest))
  },
  'management.orderRequests.read': async (scene) => {
    const { management, params } = await askedToCancel(scene)
    return management.orderRequests.read({ params })
  },
  'management.orderRequests.accept': async (scene) => {
    const { management, params } = await askedToCancel(scene)
    return management.orderRequests.accept({ params, body: { note: 'Of course' } })
  },
  'management.orderRequests.refuse': async (scene) => {
    const { management, params } = await askedToCancel(scene)
    return management.orderRequests.refuse({ params, body: { reason: 'It is being sewn' } })
  },
  'management.orders.list': async ({ store, placed }) =>
    (await managerOf(store)).management.orders.list({
      query: { text: placed.order.order_number, status: ['Processing', 'on_hold', 'payment_waiting'] },
    }),
  'management.orders.read': async ({ store, placed }) =>
    (await managerOf(store)).management.orders.read({ params: { id: placed.order.id } }),
  'management.orders.move': async ({ store, goods }) => {
    const { management } = await managerOf(store)
    // An order of its own: the other is paid later.
    const { id, status: from } = (await placeOrder(store.sdk, goods)).order
    const params = { id }
    return management.orders.move({ params, body: { from, status: 'on_hold', note: 'We call you' } })
  },
  'management.orders.track': async ({ store, placed }) => {
    const items = placed.order.items.map((line) => ({
      line_key: lineKey(line),
      was: null,
      tracking_number: 'KG-1 77',
    }))
    const { management } = await managerOf(store)
    return management.orders.track({ params: { id: placed.order.id }, body: { items } })
  },
  'management.payments.refund': async ({ store, goods }) => {
    const { management } = await managerOf(store)
    const own = await placeOrder(store.sdk, goods)
    await payOrder(store, own)
    const { payments } = await management.orders.read({ params: { id: own.order.id } })
    const { attempt_id: attempt, refundable } = payments[0]!
    const body = { amount: '1.00', refundable, reason: 'A flaw in the felt', returns_stock: false }
    return management.payments.refund({ params: { id: own.order.id, attempt }, body })
  },
  'management.reviews.list': async ({ store }) =>
    (await managerOf(store)).management.reviews.list({ query: { state: 'published', per_page: 5 } }),
  'management.reviews.read': async (scene) => {
    const { manager, params } = await leftReview(scene, 'Warm, and light.')
    return bare(await manager.management.reviews.read({ params }))
  },
  'management.reviews.publish': async (scene) => {
    const { manager, ...read } = await leftReview(scene, 'Warm, and as light as they say.')
    return bare(await manager.management.reviews.publish(read))
  },
  'management.reviews.reject': async (scene) => {
    const { manager, ...read } = await leftReview(scene, 'Buy at my place instead!')
    return bare(await manager.management.reviews.reject({ ...read, body: { reason: 'An advertisement.' } }))
  },
  'management.specialGoods.list': async ({ store }) =>
    (await managerOf(store)).management.specialGoods.list({ query: { text: 'калпак', per_page: 5 } }),
  'management.specialGoods.read': async ({ store }) => {
    const { specialGoods } = (await managerOf(store)).management
    return specialGoods.read({ params: await someSpecial(specialGoods) })
  },
  'management.specialGoods.setStock': async ({ store }) => {
    const { specialGoods } = (await managerOf(store)).management
    const params = await someSpecial(specialGoods)
    const [first] = (await specialGoods.read({ params })).stock
    const { variation_id, size, revision } = first!
    const items = [{ variation_id, size, quantity: 6, revision }]
    return specialGoods.setStock({ params, body: { items } })
  },
  'management.specialGoods.setPrices': async ({ store }) => {
    const { specialGoods } = (await managerOf(store)).management
    const params = await someSpecial(specialGoods)
    const { prices_revision: revision } = await specialGoods.read({ params })
    const prices = [{ country_iso_code: 'KG', price: '9000.00', discount: '0.00' }]
    return specialGoods.setPrices({ params, query: { revision }, body: { prices } })
  },
}
