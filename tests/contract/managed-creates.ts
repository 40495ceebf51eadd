import { randomUUID } from 'node:crypto'
import type { Sdk } from '@shyrdak/sdk'
import type { CompleteContract } from '@shyrdak/sdk/management'
import type { TestStore } from '../store/open-test-store.ts'
import { expect } from 'vitest'
import { someWholesaleItem } from './buy-wholesale.ts'
import { demoClientOf, managerOf } from './manager-of.ts'
import { retailGoods, specialGoods, wholesaleGoods } from './new-goods.ts'

type Desk = Sdk<CompleteContract>['management']
type Write = (store: TestStore, idempotencyKey: string) => Promise<() => Promise<unknown>>

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const title = inAll('Felt')

/** A managers' write. `unique` is a URL name that no other record has. */
const write =
  (send: (desk: Desk, key: { idempotencyKey: string }, unique: string) => Promise<unknown>): Write =>
  async (store, idempotencyKey) => {
    const { management } = await managerOf(store)
    const unique = `u-${randomUUID()}`
    return () => send(management, { idempotencyKey }, unique)
  }

/** An image that the store has. */
async function somePhoto({ content }: Desk): Promise<string> {
  const { data } = await content.banners.list()
  return data[0]?.photo ?? expect.fail('The demo has banners.')
}

const MARKETS = { goods: retailGoods, specialGoods, wholesaleGoods } as const

/** A new product of a market, and a copy of another one. */
function goodsWrites(market: keyof typeof MARKETS): Record<string, Write> {
  const open = async (store: TestStore) => {
    const { management } = await managerOf(store)
    const body = await MARKETS[market](management, `u-${randomUUID()}`)
    // The endpoints of all markets have one shape, and each gets the body made for it.
    const goods = management[market] as typeof management.goods
    return { goods, body: body as Awaited<ReturnType<typeof retailGoods>> }
  }
  return {
    async [`management.${market}.create`](store, idempotencyKey) {
      const { goods, body } = await open(store)
      return () => goods.create({ body, idempotencyKey })
    },
    async [`management.${market}.copy`](store, idempotencyKey) {
      const { goods } = await open(store)
      const { data } = await goods.list()
      const { id } = data.at(-1) ?? expect.fail('The demo has goods of every market.')
      return () => goods.copy({ params: { id }, idempotencyKey })
    },
  }
}

const clientOfDemo = (store: TestStore) => demoClientOf(store, 'wholesale@example.com')

/** A creation of each kind of record that managers add, with a body that can be stored. */
export const MANAGED_CREATES: Record<string, Write> = {
  'management.content.banners.create': write(async (desk, key) =>
    desk.content.banners.create({
      ...key,
      body: { photo: await somePhoto(desk), title, text: title, href: '' },
    }),
  ),
  'management.content.faq.create': write(({ content }, key) =>
    content.faq.create({ ...key, body: { tab: 'delivery', question: title, answer: title } }),
  ),
  'management.content.blogCategories.create': write(({ content }, key, url) =>
    content.blogCategories.create({ ...key, body: { url, title, description: title } }),
  ),
  'management.content.head.create': write(({ content }, key, unique) =>
    content.head.create({ ...key, body: { content: `<meta name="${unique}" content="b">` } }),
  ),
  'management.content.pages.create': write(({ content }, key, url) =>
    content.pages.create({ ...key, body: { url, title, description: title, content: inAll('[]') } }),
  ),
  'management.content.blog.create': write(async (desk, key, url) =>
    desk.content.blog.create({
      ...key,
      body: {
        url,
        category_id: 1,
        title,
        summary: title,
        photo: await somePhoto(desk),
        content: inAll('[]'),
        published_at: '2026-11-20T09:00:00Z',
      },
    }),
  ),
  'management.categories.create': write(({ categories }, key, url) =>
    categories.create({ ...key, body: { url, title, description: title, photo: null, parent_id: null } }),
  ),
  'management.specialCategories.create': write(({ specialCategories }, key) =>
    specialCategories.create({ ...key, body: { title, parent_id: null } }),
  ),
  'management.wholesaleCategories.create': write(({ wholesaleCategories }, key) =>
    wholesaleCategories.create({ ...key, body: { title, parent_id: null } }),
  ),
  'management.colors.create': write(({ colors }, key) =>
    colors.create({ ...key, body: { name: title, hex: '#24305e' } }),
  ),
  'management.soles.create': write(({ soles }, key, unique) =>
    soles.create({ ...key, body: { name: inAll(unique), photo: null } }),
  ),
  'management.sizeCharts.create': write(({ sizeCharts }, key) =>
    sizeCharts.create({
      ...key,
      body: { title, note: title, columns: [inAll('EU'), inAll('Foot')], rows: [['38', '24.2']] },
    }),
  ),
  'management.priceLists.create': write(({ priceLists }, key) =>
    priceLists.create({ ...key, body: { name: title } }),
  ),
  'management.discounts.create': write(({ discounts }, key, code) =>
    discounts.create({
      ...key,
      body: {
        code,
        kind: 'percent',
        percent: 10,
        sum: null,
        minimum: '0.00',
        valid_from: null,
        valid_until: null,
        max_uses: null,
        max_uses_per_buyer: null,
        is_active: true,
      },
    }),
  ),
  ...goodsWrites('goods'),
  ...goodsWrites('specialGoods'),
  ...goodsWrites('wholesaleGoods'),
  'management.chatAnswers.create': write(({ chatAnswers }, key) =>
    chatAnswers.create({ ...key, body: { title: 'Felt', text: title } }),
  ),
  async 'management.listPrices.create'(store, idempotencyKey) {
    const { reyestr_id: product_id } = await someWholesaleItem(await clientOfDemo(store))
    const { listPrices, priceLists } = (await managerOf(store)).management
    const { id } = await priceLists.create({ body: { name: title } })
    const days = { valid_from: '2026-01-01', valid_until: null }
    const body = { product_id, sole_id: null, from_count: 1, price: '900.00', ...days }
    return () => listPrices.create({ params: { id }, body, idempotencyKey })
  },
  async 'management.wholesaleKits.create'(store, idempotencyKey) {
    const { company_id: client_id } = await (await clientOfDemo(store)).auth.profile.wholesale.read()
    const { wholesaleKits } = (await managerOf(store)).management
    const body = { client_id, name: 'Alatau', kit_count: 50, kit_price: '900.00' }
    return () => wholesaleKits.create({ body, idempotencyKey })
  },
}
