import { randomUUID } from 'node:crypto'
import type { NewProposal } from '@shyrdak/sdk/contract'
import type { CompleteContract } from '@shyrdak/sdk/management'
import type { Sdk } from '@shyrdak/sdk'
import type { TestStore } from '../store/open-test-store.ts'
import { placeSpecialOrder, someSpecialGoods } from './buy.ts'
import { craftsmanOf, managerOf, shopperOf } from './manager-of.ts'
import { aFilm } from './films.ts'
import { aPhoto } from './photos.ts'

interface Scene {
  store: TestStore
}
type Client = Sdk<CompleteContract>

/** What a craftsman fills in to propose goods, with a photo just uploaded. */
export async function filledProposal(
  craftsman: Client,
  changes: Partial<NewProposal> = {},
): Promise<NewProposal> {
  const { path } = await craftsman.specialGoods.photos.upload(await aPhoto())
  const [category] = await craftsman.specialGoods.categories.list()
  const [color] = await craftsman.retailCatalogue.colors.list()
  return {
    name: { en: 'Shepherd’s mat', ru: 'Коврик пастуха', kg: 'Койчунун килемчеси' },
    description: { en: 'Grey wool', ru: 'Серая шерсть', kg: 'Боз жүн' },
    category_id: category!.id,
    color_id: color!.id,
    size: '60 cm',
    photos: [path],
    price: '900.00',
    stock: 2,
    made_to_order_days: 12,
    weight: 400,
    ...changes,
  }
}

/** A proposal of the demo craftsman. */
export const aProposal = async (craftsman: Client, changes: Partial<NewProposal> = {}) =>
  craftsman.specialGoods.proposals.create({ body: await filledProposal(craftsman, changes) })

async function proposed({ store }: Scene) {
  const craftsman = await craftsmanOf(store)
  const { id, revision } = await aProposal(craftsman)
  return { craftsman, at: { params: { id }, query: { revision } }, manager: await managerOf(store) }
}

/** A published review of one of the demo craftsman's products. */
async function aReview({ store }: Scene) {
  const shopper = await shopperOf(store)
  const manager = await managerOf(store)
  const { data } = await store.sdk.specialGoods.products.list({ query: { artisan_id: 1 } })
  for (const { id: product_id } of data) {
    const { data: own } = await shopper.retailCatalogue.reviews.own({ params: { id: product_id } })
    if (own?.state === 'published') continue
    const { id } = await shopper.retailCatalogue.reviews.create({
      body: { product_id, rating: 5, text: 'Warm and even.' },
    })
    const { revision } = await manager.management.reviews.read({ params: { id } })
    await manager.management.reviews.publish({ params: { id }, query: { revision } })
    return { id }
  }
  throw new Error('The demo craftsman makes things that nobody has reviewed.')
}

/** Ids, paths and revisions differ from run to run. */
const named = ({ name, state }: { name: unknown; state: unknown }) => ({ name, state })

/** One valid call of every endpoint of the craftsmen’s area, and of the desk’s lists for it. */
export const CRAFTSMAN_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'specialGoods.films.upload': async ({ store }) => {
    const { path } = await (await craftsmanOf(store)).specialGoods.films.upload(await aFilm())
    return path.split('-')[0]
  },
  'specialGoods.photos.upload': async ({ store }) => {
    const { path } = await (await craftsmanOf(store)).specialGoods.photos.upload(await aPhoto())
    return path.split('-')[0]
  },
  'specialGoods.proposals.list': async ({ store }) =>
    (await (await craftsmanOf(store)).specialGoods.proposals.list({ query: { per_page: 1 } })).per_page,
  'specialGoods.proposals.create': async ({ store }) => named(await aProposal(await craftsmanOf(store))),
  'specialGoods.proposals.read': async (scene) => {
    const { craftsman, at } = await proposed(scene)
    return named(await craftsman.specialGoods.proposals.read({ params: at.params }))
  },
  'specialGoods.proposals.update': async (scene) => {
    const { craftsman, at } = await proposed(scene)
    const {
      id: _,
      state: _s,
      note: _n,
      product: _p,
      created_at: _c,
      revision: _r,
      ...body
    } = await craftsman.specialGoods.proposals.read({ params: at.params })
    return named(await craftsman.specialGoods.proposals.update({ ...at, body: { ...body, stock: 3 } }))
  },
  'specialGoods.proposals.remove': async (scene) => {
    const { craftsman, at } = await proposed(scene)
    return craftsman.specialGoods.proposals.remove(at)
  },
  'specialGoods.orders.move': async ({ store }) => {
    const goods = (await someSpecialGoods(store.sdk, 250)).filter(({ artisan_id }) => artisan_id === 1)
    const { order } = await placeSpecialOrder(store.sdk, goods)
    const params = { id: order.id }
    const manager = await managerOf(store)
    await manager.management.orders.move({ params, body: { from: 'Processing', status: 'in_production' } })
    const body = { from: 'in_production', status: 'packaging', note: 'Done' } as const
    return (await (await craftsmanOf(store)).specialGoods.orders.move({ params, body })).status
  },
  'specialGoods.reviews.list': async ({ store }) =>
    (await (await craftsmanOf(store)).specialGoods.reviews.list({ query: { per_page: 5 } })).per_page,
  'specialGoods.reviews.reply': async (scene) => {
    const { id } = await aReview(scene)
    const { specialGoods } = await craftsmanOf(scene.store)
    const { reply } = await specialGoods.reviews.reply({ params: { id }, body: { text: 'Рахмат!' } })
    return reply?.text
  },
  'management.artisans.list': async ({ store }) =>
    (await managerOf(store)).management.artisans.list({ query: { state: 'returned', per_page: 5 } }),
  'management.artisans.choices': async ({ store }) =>
    (await managerOf(store)).management.artisans.choices({ query: {} }),
  'management.artisans.read': async ({ store }) =>
    (await (await managerOf(store)).management.artisans.read({ params: { id: 2 } })).profile,
  'management.artisans.publish': async ({ store }) => {
    const { artisans } = (await managerOf(store)).management
    const { revision } = await artisans.read({ params: { id: 2 } })
    return (await artisans.publish({ params: { id: 2 }, query: { revision } })).state
  },
  'management.artisans.sendBack': async ({ store }) => {
    const { artisans } = (await managerOf(store)).management
    const params = { id: 2 }
    const { revision } = await artisans.read({ params })
    const back = await artisans.sendBack({
      params,
      query: { revision },
      body: { reason: 'A photo, please' },
    })
    await artisans.publish({ params, query: { revision: back.revision } })
    return back.note
  },
  'management.proposals.list': async ({ store }) =>
    (await (await managerOf(store)).management.proposals.list({ query: { per_page: 1 } })).per_page,
  'management.proposals.read': async (scene) => {
    const { manager, at } = await proposed(scene)
    return named(await manager.management.proposals.read({ params: at.params }))
  },
  'management.proposals.publish': async (scene) => {
    const { manager, at } = await proposed(scene)
    return named(await manager.management.proposals.publish(at))
  },
  'management.proposals.sendBack': async (scene) => {
    const { manager, at } = await proposed(scene)
    return named(await manager.management.proposals.sendBack({ ...at, body: { reason: randomUUID() } }))
  },
}
