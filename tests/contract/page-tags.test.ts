import { createSdk, type Sdk, type Transport } from '@shyrdak/sdk'
import { contract, type Contract } from '@shyrdak/sdk/contract'
import { NewRetailGoods } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { craftsmanOf, managerOf } from './manager-of.ts'
import { retailGoods } from './new-goods.ts'
import { newShopper } from './shop-people.ts'
import type { TestStore } from '../store/open-test-store.ts'

let peopled: PeopledStore
let store: TestStore
let second: TestStore
beforeAll(async () => {
  peopled = await openPeopledStore()
  store = peopled.store
  second = await peopled.openSecond()
})
afterAll(async () => {
  await second.close()
  await peopled.close()
})

const MULES = 'aksakal-slippers'
const OTHERS = 'cholpon-stitched'

/** The id of a workshop that made neither of the two. */
let artisan = 0
beforeAll(async () => {
  const { specialGoods, retailCatalogue } = store.sdk
  const read = async (slug: string) => (await retailCatalogue.products.read({ params: { slug } })).artisan?.id
  const makers = await Promise.all([MULES, OTHERS].map(read))
  artisan = (await specialGoods.artisans.list()).data.find(({ id }) => !makers.includes(id))!.id
})

/** What some pages of the store read. */
const PAGES = {
  product: (sdk) => sdk.retailCatalogue.products.read({ params: { slug: MULES } }),
  otherProduct: (sdk) => sdk.retailCatalogue.products.read({ params: { slug: OTHERS } }),
  reviews: async (sdk) => {
    const { id } = await sdk.retailCatalogue.products.read({ params: { slug: MULES } })
    return sdk.retailCatalogue.reviews.ofProduct({ params: { id } })
  },
  everything: (sdk) => sdk.retailCatalogue.products.list({ query: { per_page: 250 } }),
  ofArtisan: (sdk) => sdk.retailCatalogue.products.list({ query: { artisan: [artisan] } }),
  cheapFirst: (sdk) => sdk.retailCatalogue.products.list({ query: { per_page: 1, sort: 'price_up' } }),
  search: (sdk) => sdk.retailCatalogue.search.products({ body: { text: 'aksakal' } }),
  specialSearch: (sdk) => sdk.specialGoods.products.list({ query: { text: 'каныкей' } }),
  artisanSearch: (sdk) => sdk.specialGoods.artisans.list({ query: { text: 'каныкей' } }),
  slider: (sdk) => sdk.retailCatalogue.prices.read(),
  blog: (sdk) => sdk.content.blog.list(),
  faq: (sdk) => sdk.content.faq.list(),
  about: (sdk) => sdk.content.pages.read({ params: { url: 'about' } }),
  menu: (sdk) => sdk.content.menus.header(),
  categories: (sdk) => sdk.retailCatalogue.categories.list(),
  colors: (sdk) => sdk.retailCatalogue.colors.list(),
  missing: (sdk) => sdk.content.pages.read({ params: { url: 'not-there' } }).catch(() => null),
} satisfies Record<string, (sdk: Sdk<Contract>) => Promise<unknown>>

type PageName = keyof typeof PAGES
const names = Object.keys(PAGES) as PageName[] // keys() loses the names of the table

/** Reads all pages in a process of the store. The returned function lists those invalidated since. */
async function readPages({ api }: TestStore) {
  const before = api.revision()
  const read = await Promise.all(
    names.map(async (name) => {
      const shown = new Set<string>()
      const call = api.call({ country: 'KG', language: 'en', ip: '::1', shown })
      const transport: Transport = async ({ endpoint, params, query, body }) => {
        const response = await call({ endpoint, params, query, body })
        if (response.ok) return response.answer
        throw new Error(`${name}: ${response.status}`)
      }
      await PAGES[name](createSdk(contract, { transport }))
      return { name, tags: [...shown] }
    }),
  )
  return () => read.filter(({ tags }) => api.revision(tags) > before).map(({ name }) => name)
}

/** The pages a change invalidates: at once in the process that made it, soon the same in the other. */
async function voidedBy(change: () => Promise<unknown>): Promise<PageName[]> {
  await expect.poll(() => second.api.revision()).toBe(store.api.revision())
  const here = await readPages(store)
  const there = await readPages(second)
  await change()
  const voided = here()
  await expect.poll(there).toEqual(voided)
  return voided
}

const idOf = async (slug: string) => (await store.sdk.retailCatalogue.products.read({ params: { slug } })).id

test('a price invalidates the page of its product and the lists that depend on it', async () => {
  const { goods } = (await managerOf(store)).management
  const params = { id: await idOf(MULES) }
  const { prices, prices_revision: revision } = await goods.read({ params })
  const changed = prices.map(({ country_iso_code, price }) => ({ country_iso_code, price, discount: '1.00' }))
  const voided = await voidedBy(() =>
    goods.setPrices({ params, query: { revision }, body: { prices: changed } }),
  )
  expect(voided).toEqual(['product', 'reviews', 'everything', 'cheapFirst', 'search', 'slider', 'missing'])
})

test('a product taken off sale invalidates every list', async () => {
  const { goods } = (await managerOf(store)).management
  const params = { id: await idOf(OTHERS) }
  const { prices, prices_revision: revision } = await goods.read({ params })
  const voided = await voidedBy(() => goods.setPrices({ params, query: { revision }, body: { prices: [] } }))
  expect(voided).toEqual([
    'otherProduct',
    'everything',
    'ofArtisan',
    'cheapFirst',
    'search',
    'specialSearch',
    'slider',
    'missing',
  ])
  const before = prices.map(({ sale_cost: _, ...price }) => price)
  await goods.setPrices({ params, query: { revision: revision + 1 }, body: { prices: before } })
})

test('setting and removing a product’s workshop invalidates the list of the workshop’s goods', async () => {
  const { goodsArtisan } = (await managerOf(store)).management
  const params = { id: await idOf(MULES) }
  const { artisan_id: from } = await goodsArtisan.read({ params })
  const name = (before: number | null, artisan_id: number | null) =>
    voidedBy(() => goodsArtisan.update({ params, body: { from: before, artisan_id } }))
  expect(await name(from, artisan)).toContain('ofArtisan')
  expect(await name(artisan, from)).toContain('ofArtisan')
})

test('a product’s links and colours invalidate its page and lists; a draft invalidates no visible page', async () => {
  const { management } = await managerOf(store)
  const { goods } = management
  const body = await retailGoods(management, 'of-a-draft')
  let draft = { id: 0, revision: 0 }
  const made = await voidedBy(async () => {
    draft = await goods.create({ body })
  })
  expect(made).toEqual(['missing'])
  const at = { params: { id: draft.id }, query: { revision: draft.revision } }
  await goods.remove(at)
  const params = { id: await idOf(MULES) }
  const before = await goods.read({ params })
  const query = { revision: before.revision }
  const changed = () => goods.setLinks({ params, query, body: { links: [] } })
  expect(await voidedBy(changed)).toEqual(['product', 'reviews', 'everything', 'search', 'missing'])
  const colors = before.colors.map(({ color_id, photos, sizes }) => ({ color_id, photos, sizes }))
  const recolored = () =>
    goods.setColors({
      params,
      query: { revision: query.revision + 1 },
      body: { colors: colors.toReversed() },
    })
  expect(await voidedBy(recolored)).toEqual([
    'product',
    'reviews',
    'everything',
    'ofArtisan',
    'cheapFirst',
    'search',
    'specialSearch',
    'missing',
  ])
})

test('a product that moves to another category also invalidates the price range', async () => {
  const { goods } = (await managerOf(store)).management
  const params = { id: await idOf(MULES) }
  const before = await goods.read({ params })
  const { categories } = await goods.choices()
  const other = categories.find(({ id }) => id !== before.category_id)!
  const update = async (category_id: number) => {
    const { revision } = await goods.read({ params })
    await goods.update({
      params,
      query: { revision },
      body: { ...NewRetailGoods.parse(before), category_id },
    })
  }
  const shown = ['product', 'reviews', 'everything', 'ofArtisan', 'cheapFirst', 'search', 'specialSearch']
  expect(await voidedBy(() => update(before.category_id)), 'which it stays in').toEqual([...shown, 'missing'])
  expect(await voidedBy(() => update(other.id))).toEqual([...shown, 'slider', 'missing'])
  await update(before.category_id)
})

test('a new category invalidates pages with the tree, and a new colour those with the palette', async () => {
  const { categories, colors } = (await managerOf(store)).management
  const name = { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }
  const facts = { title: name, description: name, url: 'voiding', photo: null, parent_id: null }
  const tree = await voidedBy(() => categories.create({ body: facts }))
  expect(tree).toEqual(['product', 'otherProduct', 'reviews', 'categories', 'missing'])
  const palette = await voidedBy(() => colors.create({ body: { name, hex: '#aa3311' } }))
  expect(palette).toEqual(['product', 'otherProduct', 'reviews', 'colors', 'missing'])
})

test('a renamed special category and a workshop’s new story invalidate the searches that they may change', async () => {
  const { specialCategories } = (await managerOf(store)).management
  const [{ id, revision } = { id: 0, revision: 0 }] = await specialCategories.list()
  const title = { en: 'Renamed', ru: 'Новое', kg: 'Жаңы' }
  const rename = () => specialCategories.update({ params: { id }, query: { revision }, body: { title } })
  expect(await voidedBy(rename)).toContain('specialSearch')
  const craftsman = await craftsmanOf(store)
  const bio_txt = { en: 'Anew', ru: 'Заново', kg: 'Кайра' }
  const save = () => craftsman.auth.profile.craftsman.saveArtisan({ body: { bio_txt } })
  const voided = await voidedBy(save)
  expect(voided).toEqual(expect.arrayContaining(['specialSearch', 'artisanSearch']))
  expect(voided).not.toContain('search')
})

test('a size chart invalidates the pages of the products that show it', async () => {
  const { goods, sizeCharts } = (await managerOf(store)).management
  const { size_chart_id: id } = await goods.read({ params: { id: await idOf(MULES) } })
  const { revision, title, note, columns, rows } = await sizeCharts.read({ params: { id: id! } })
  const voided = await voidedBy(() =>
    sizeCharts.update({
      params: { id: id! },
      query: { revision },
      body: { title, note, columns, rows: rows.slice(1) },
    }),
  )
  expect(voided).toEqual(['product', 'reviews', 'missing'])
})

test('a count invalidates the page of its product and its cards', async () => {
  const { goods } = (await managerOf(store)).management
  const params = { id: await idOf(MULES) }
  const { stock } = await goods.read({ params })
  const { variation_id, size, quantity, revision } = stock[0]!
  const items = [{ variation_id, size, quantity: quantity + 1, revision }]
  const voided = await voidedBy(() => goods.setStock({ params, body: { items } }))
  expect(voided).toEqual(['product', 'reviews', 'everything', 'search', 'missing'])
})

test('a published review invalidates the pages of its product', async () => {
  const product_id = await idOf(MULES)
  const author = await newShopper(store, 'en')
  const body = { product_id, rating: 5, text: 'Warm and light.' } as const
  let review = 0
  expect(
    await voidedBy(async () => {
      review = (await author.sdk.retailCatalogue.reviews.create({ body })).id
    }),
  ).toEqual([])
  const { reviews } = (await managerOf(store)).management
  const { revision } = await reviews.read({ params: { id: review } })
  const voided = await voidedBy(() => reviews.publish({ params: { id: review }, query: { revision } }))
  expect(voided).toEqual(['product', 'reviews', 'everything', 'search', 'missing'])
})

test('a manager’s IP address is known to have just written, and a visitor’s is not', async () => {
  expect(second.api.hasJustWritten('127.0.0.1')).toBe(false)
  await second.sdk.content.faq.ask({ body: { question: 'Is it warm?' } })
  expect(second.api.hasJustWritten('127.0.0.1')).toBe(false)
  const { content } = (await managerOf(second)).management
  await content.preview.read({ body: { content: '[]' } })
  expect(second.api.hasJustWritten('127.0.0.1'), 'a preview changes nothing').toBe(false)
  const text = { en: 'When?', ru: 'Когда?', kg: 'Качан?' }
  await content.faq.create({ body: { tab: 'checkout', question: text, answer: text, position: 1_001 } })
  expect(second.api.hasJustWritten('127.0.0.1')).toBe(true)
  expect(second.api.hasJustWritten('192.0.2.1')).toBe(false)
})

test('changed content invalidates the pages that show it', async () => {
  const { content } = (await managerOf(store)).management
  const text = { en: 'What?', ru: 'Что?', kg: 'Эмне?' }
  const faq = () =>
    content.faq.create({ body: { tab: 'checkout', question: text, answer: text, position: 1_000 } })
  expect(await voidedBy(faq)).toEqual(['faq', 'missing'])
  const about = await store.sdk.content.pages.read({ params: { url: 'about' } })
  const { revision, ...page } = await content.pages.read({ params: { id: about.id } })
  const save = () =>
    content.pages.update({ params: { id: about.id }, query: { revision }, body: bodyOf(page) })
  expect(await voidedBy(save)).toEqual(['about', 'missing'])
})

test('a scheduled article invalidates the blog when its time comes', async () => {
  const { content } = (await managerOf(store)).management
  const [{ id: category_id, photo } = { id: 0, photo: '' }] = (await content.blog.list()).data.map((one) => ({
    id: one.category_id,
    photo: one.photo,
  }))
  const text = { en: 'Soon', ru: 'Скоро', kg: 'Жакында' }
  const blocks = { en: '[]', ru: '[]', kg: '[]' }
  const published_at = new Date(Date.now() + 3_000).toISOString()
  const body = { url: 'soon', category_id, title: text, summary: text, photo, content: blocks, published_at }
  await content.blog.create({ body })
  await expect.poll(() => second.api.revision()).toBe(store.api.revision())
  const there = await readPages(second)
  expect(there()).toEqual([])
  await expect.poll(there, { timeout: 30_000 }).toEqual(['blog', 'missing'])
  expect(Date.now()).toBeGreaterThan(Date.parse(published_at))
  expect((await second.sdk.content.blog.list()).data.map(({ url }) => url)).toContain('soon')
})

const bodyOf = <T extends { url: string; title: unknown; description: unknown; content: unknown }>({
  url,
  title,
  description,
  content,
}: T): Pick<T, 'url' | 'title' | 'description' | 'content'> => ({ url, title, description, content })
