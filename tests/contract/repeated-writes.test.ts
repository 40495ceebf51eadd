import { randomUUID } from 'node:crypto'
import { wholesaleOrderFor } from '@shyrdak/api/testing'
import { isEndpoint, type ContractTree, type Endpoint } from '@shyrdak/sdk/contract'
import { completeContract } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestStore } from '../store/open-test-store.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { orderFor, placeOrder, someGoods, someSpecialGoods } from './buy.ts'
import { someWholesaleItem } from './buy-wholesale.ts'
import { filledProposal } from './craftsman-calls.ts'
import { MANAGED_CREATES } from './managed-creates.ts'
import { craftsmanOf, demoClientOf, managerOf, shopperOf } from './manager-of.ts'

type Send = () => Promise<unknown>

const text = 'Саламатсызбы! Качан даяр болот?'

const wholesale = (store: TestStore) => demoClientOf(store, 'wholesale@example.com')

async function unpaidOrder({ sdk }: TestStore) {
  const { order, secret } = await placeOrder(sdk, await someGoods(sdk, 1))
  const query = { k: secret }
  const page = `/order/order-complete/${order.id}`
  return {
    byId: { query, body: { order_id: order.id, success_url: page, cancel_url: page } },
    byNumber: { query, body: { order_number: order.order_number } },
  }
}

/** Prepares a write of each endpoint that promises to take effect once; the returned call can be repeated. */
const WRITES: Record<string, (store: TestStore, idempotencyKey: string) => Promise<Send>> = {
  'retailOrders.orders.place': async ({ sdk }, idempotencyKey) => {
    const quote = await sdk.retailOrders.delivery.services({ body: { items: await someGoods(sdk, 1) } })
    return () => sdk.retailOrders.orders.place({ body: orderFor(quote), idempotencyKey })
  },
  'specialGoods.orders.place': async ({ sdk }, idempotencyKey) => {
    const [{ artisan_id: _, ...goods } = expect.fail('The demo has special goods.')] = await someSpecialGoods(
      sdk,
      1,
    )
    const quote = await sdk.retailOrders.delivery.services({ body: { items: [goods] } })
    return () => sdk.specialGoods.orders.place({ body: orderFor(quote), idempotencyKey })
  },
  'retailOrders.payments.paypal': async (store) => {
    const { byId } = await unpaidOrder(store)
    return () => store.sdk.retailOrders.payments.paypal(byId)
  },
  'retailOrders.payments.kkb': async (store) => {
    const { byId } = await unpaidOrder(store)
    return () => store.sdk.retailOrders.payments.kkb(byId)
  },
  'retailOrders.payments.kicb': async (store) => {
    const { byNumber } = await unpaidOrder(store)
    return () => store.sdk.retailOrders.payments.kicb(byNumber)
  },
  'retailOrders.payments.yookassa': async (store) => {
    const { byNumber } = await unpaidOrder(store)
    return () => store.sdk.retailOrders.payments.yookassa(byNumber)
  },
  'wholesale.orders.place': async (store, idempotencyKey) => {
    const sdk = await wholesale(store)
    const { company_id } = await sdk.auth.profile.wholesale.read()
    const body = wholesaleOrderFor(company_id, [await someWholesaleItem(sdk)])
    return () => sdk.wholesale.orders.place({ body, idempotencyKey })
  },
  'wholesale.branding.add': async (store, idempotencyKey) => {
    const sdk = await wholesale(store)
    const { company_id } = await sdk.auth.profile.wholesale.read()
    const [brand] = await sdk.wholesale.branding.currents()
    const body = { reyestrId: company_id, brandId: brand!.id, amount: 60 }
    return () => sdk.wholesale.branding.add({ body, idempotencyKey })
  },
  'wholesale.branding.use': async (store, idempotencyKey) => {
    const sdk = await wholesale(store)
    const { company_id } = await sdk.auth.profile.wholesale.read()
    const [brand] = await sdk.wholesale.branding.currents()
    const body = { reyestrId: company_id, brandId: brand!.id, amount: 3 }
    return () => sdk.wholesale.branding.use({ body, idempotencyKey })
  },
  'chat.retail.send': async (store, idempotencyKey) => {
    const { chat } = await shopperOf(store)
    return () => chat.retail.send({ body: { text }, idempotencyKey })
  },
  'chat.wholesale.send': async (store, idempotencyKey) => {
    const { chat } = await wholesale(store)
    return () => chat.wholesale.send({ body: { text }, idempotencyKey })
  },
  'chat.craftsman.send': async (store, idempotencyKey) => {
    const { chat } = await craftsmanOf(store)
    return () => chat.craftsman.send({ body: { text }, idempotencyKey })
  },
  'specialGoods.proposals.create': async (store, idempotencyKey) => {
    const craftsman = await craftsmanOf(store)
    const body = await filledProposal(craftsman)
    return () => craftsman.specialGoods.proposals.create({ body, idempotencyKey })
  },
  'management.chat.send': async (store, idempotencyKey) => {
    const { chatId: id } = await (await shopperOf(store)).chat.retail.send({ body: { text } })
    const { chat } = (await managerOf(store)).management
    return () => chat.send({ params: { id }, body: { text: 'Эртең.' }, idempotencyKey })
  },
  ...MANAGED_CREATES,
}

const endpointsOf = (tree: ContractTree, path: string[] = []): [string, Endpoint][] =>
  Object.entries(tree).flatMap(([name, node]) =>
    isEndpoint(node) ? [[[...path, name].join('.'), node]] : endpointsOf(node, [...path, name]),
  )

let people: PeopledStore
let store: TestStore
beforeAll(async () => {
  people = await openPeopledStore()
  store = people.store
})
afterAll(() => people.close())

/** What the writes change. Emails and the like, which jobs write at a time of their own, are left out. */
const WRITTEN = [
  'retail_order',
  'retail_order_line',
  'retail_order_event',
  'payment_attempt',
  'wholesale_order',
  'wholesale_order_line',
  'wholesale_order_event',
  'invoice',
  'branding_entry',
  'chat_answer',
  'chat_message',
  'proposal',
  'banner',
  'blog_article',
  'blog_category',
  'brand',
  'color',
  'discount',
  'faq_entry',
  'head_entry',
  'list_price',
  'page',
  'price_list',
  'product',
  'category',
  'size_chart',
  'sole',
  'special_category',
  'wholesale_category',
]

type Totals = Record<string, number>

/** The number of rows of each of these tables, and the pieces in stock. */
async function totals(): Promise<Totals> {
  const counts = WRITTEN.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const [row] = await people.sql(`select ${counts.join()}, (select sum(quantity)::int from stock) as stock`)
  return row as Totals // the statement selects numbers only
}

/** Returns the result of the work, and by how much each total grew meanwhile. */
async function effectOf<T>(work: () => Promise<T>): Promise<{ result: T; effect: Totals }> {
  const before = await totals()
  const result = await work()
  const after = await totals()
  const grown = Object.entries(after).map(([name, total]) => [name, total - (before[name] ?? 0)] as const)
  return { result, effect: Object.fromEntries(grown.filter(([, growth]) => growth !== 0)) }
}

test('every write that the contract declares idempotent or repeatable is sent twice here', () => {
  const promised = endpointsOf(completeContract).filter(
    ([, { idempotent, repeatable }]) => idempotent ?? repeatable,
  )
  expect(Object.keys(WRITES).toSorted()).toEqual(promised.map(([name]) => name).toSorted())
})

test.each(Object.keys(WRITES))('%s, sent twice, takes effect once and answers the same', async (name) => {
  const send = await WRITES[name]!(store, randomUUID())
  const first = await effectOf(send)
  expect(first.effect).not.toEqual({})
  expect(await effectOf(send)).toEqual({ result: first.result, effect: {} })

  const sendAgain = await WRITES[name]!(store, randomUUID())
  const twins = await effectOf(() => Promise.allSettled([sendAgain(), sendAgain()]))
  expect(twins.effect).toEqual(first.effect)
  // A twin may be refused while the other is in progress, and gets its answer later.
  expect(twins.result).toContainEqual({ status: 'fulfilled', value: await sendAgain() })
})

test('a key that was used for one colour is refused for another, of which nothing is stored', async () => {
  const { colors } = (await managerOf(store)).management
  const idempotencyKey = randomUUID()
  const inAll = (name: string) => ({ en: name, ru: name, kg: name })
  await colors.create({ body: { name: inAll('Indigo'), hex: '#24305e' }, idempotencyKey })
  const { effect, result } = await effectOf(() =>
    Promise.allSettled([colors.create({ body: { name: inAll('Madder'), hex: '#a3302b' }, idempotencyKey })]),
  )
  expect(effect).toEqual({})
  expect(result).toMatchObject([{ status: 'rejected', reason: { code: 'KEY_REUSED' } }])
})
