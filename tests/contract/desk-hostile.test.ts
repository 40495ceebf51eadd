import type { PlacedOrder, LineRequest } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE_VALUES } from './auth-hostile-texts.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { placeOrder, someGoods } from './buy.ts'
import { clientOf } from './manager-of.ts'
import { retailGoods } from './new-goods.ts'

let people: PeopledStore
let manager: string
let shopper: string
let goods: LineRequest
let placed: PlacedOrder
let reviewId: number
let applicantId: number
let feedbackId: number
let questionId: number
let draftId: number
const TEXTS = { en: 'Is it warm?', ru: 'Тепло?', kg: 'Жылуубу?' }
/** Its category does not exist, so no product is ever created. */
const PRODUCT = {
  slug: 'hostile-mules',
  name: TEXTS,
  description: TEXTS,
  details: [],
  weight: 400,
  category_id: 999_999,
}
beforeAll(async () => {
  people = await openPeopledStore()
  manager = (await people.mint({ market: 'management' })).token
  shopper = (await people.mint({ market: 'frontend' })).token
  const [first] = await someGoods(people.store.sdk, 1)
  goods = first!
  placed = await placeOrder(people.store.sdk, [goods])
  const applied = await people.store.sdk.auth.registration.wholesale({
    body: {
      first_name: 'Сабыр',
      last_name: 'Токтосунов',
      phone: '+996700123457',
      email: 'sabyr@example.kg',
      password: 'warm wool 7',
      terms: true,
      company: 'Сабыр жана балдары',
      country_iso_code: 'KG',
      city: 'Ош',
    },
  })
  applicantId = applied.id
  const { content } = people.store.sdk
  questionId = (await content.faq.ask({ body: { question: 'Warm?' } })).id
  feedbackId = (
    await content.feedback.send({ body: { name: 'A', email: 'a@example.kg', subject: 'B', message: 'C' } })
  ).id
  const desk = clientOf(people.store, manager).management
  draftId = (await desk.goods.create({ body: await retailGoods(desk, 'hostile-colours') })).id
  const body = { product_id: goods.product_id, rating: 4, text: 'Warm' }
  const said = await people.ask('POST', '/frontend/review/create', { token: shopper, body })
  reviewId = (said.body as { id: number }).id // promised by the contract
})
afterAll(() => people.close())

interface Write {
  name: string
  call: () => [method: string, path: string]
  by: () => string
  query?: Record<string, string>
  body: () => Record<string, unknown>
  /** The same body with a value in each possible place. */
  places?: (value: unknown) => Record<string, unknown>[]
}

const inEach = (row: Record<string, unknown>, value: unknown) =>
  Object.keys(row).map((field) => ({ ...row, [field]: value }))

const WRITES: Write[] = [
  {
    name: 'a review',
    call: () => ['POST', '/frontend/review/create'],
    by: () => shopper,
    body: () => ({ product_id: goods.product_id, rating: 4, text: 'Warm' }),
  },
  {
    name: 'a rejection',
    call: () => ['PUT', `/management/reviews/${reviewId}/reject`],
    by: () => manager,
    query: { revision: '1' },
    body: () => ({ reason: 'No' }),
  },
  {
    name: 'a refusal of a wholesale client',
    call: () => ['PUT', `/management/wholesale-applications/${applicantId}/reject`],
    by: () => manager,
    query: { revision: '1' },
    body: () => ({ reason: 'No' }),
  },
  {
    name: 'a move of an order',
    call: () => ['PUT', `/management/orders/${placed.order.id}/status`],
    by: () => manager,
    body: () => ({ from: 'Processing', status: 'on_hold', note: 'Wait' }),
  },
  {
    name: 'a refund',
    call: () => [
      'POST',
      `/management/orders/${placed.order.id}/payments/7c9e6679-7425-40de-944b-e07fc1f90ae7/refunds`,
    ],
    by: () => manager,
    body: () => ({ amount: '1.00', refundable: '1.00', reason: 'No', returns_stock: false }),
  },
  {
    name: 'the number of a parcel',
    call: () => ['PUT', `/management/orders/${placed.order.id}/tracking`],
    by: () => manager,
    body: () => ({ items: [] }),
    places: (value) =>
      inEach({ line_key: lineKey(placed.order.items[0]!), was: null, tracking_number: '1234' }, value).map(
        (item) => ({ items: [item] }),
      ),
  },
  {
    name: 'a count of stock',
    call: () => ['PUT', `/management/goods/${goods.product_id}/stock`],
    by: () => manager,
    body: () => ({ items: [] }),
    places: (value) =>
      inEach({ variation_id: goods.variation_id, size: goods.size, quantity: 5, revision: 0 }, value).map(
        (item) => ({ items: [item] }),
      ),
  },
  {
    name: 'a price',
    call: () => ['PUT', `/management/goods/${goods.product_id}/prices`],
    by: () => manager,
    query: { revision: '77' },
    body: () => ({ prices: [] }),
    places: (value) =>
      inEach({ country_iso_code: 'KG', price: '10.00', discount: '0.00' }, value).map((item) => ({
        prices: [item],
      })),
  },
  ...(
    [
      ['goods', { group: 'male', technique: null, model: null, size_chart_id: null, main_position: null }],
      ['special-goods', { artisan_id: null, made_to_order_days: null }],
      ['wholesale-goods', { price_type: 'sole', size_chart_id: null, made_to_order_days: 5, sole_ids: [] }],
    ] as const
  ).map(([market, own]): Write => ({
    name: `a product of ${market}`,
    call: () => ['POST', `/management/${market}`],
    by: () => manager,
    body: () => ({ ...PRODUCT, ...own }),
    places: (value) => [
      ...inEach(TEXTS, value).flatMap((texts) => [
        { ...PRODUCT, ...own, name: texts },
        { ...PRODUCT, ...own, description: texts },
        { ...PRODUCT, ...own, details: [{ name: texts, text: TEXTS }] },
        { ...PRODUCT, ...own, details: [{ name: TEXTS, text: texts }] },
      ]),
      { ...PRODUCT, ...own, details: [value] },
      ...('sole_ids' in own ? [{ ...PRODUCT, ...own, sole_ids: [value] }] : []),
    ],
  })),
  {
    name: 'the colours of a product',
    call: () => ['PUT', `/management/goods/${draftId}/colors`],
    by: () => manager,
    query: { revision: '0' },
    body: () => ({ colors: [] }),
    places: (value) => [
      ...inEach({ color_id: 1, photos: [], sizes: ['38'] }, value).map((color) => ({ colors: [color] })),
      { colors: [{ color_id: 1, photos: [value], sizes: [] }] },
      { colors: [{ color_id: 1, photos: [], sizes: [value] }] },
    ],
  },
  {
    name: 'the buttons of a product',
    call: () => ['PUT', `/management/goods/${draftId}/links`],
    by: () => manager,
    query: { revision: '0' },
    body: () => ({ links: [] }),
    places: (value) => [
      ...inEach({ text: TEXTS, href: '/pages/care' }, value).map((link) => ({ links: [link] })),
      ...inEach(TEXTS, value).map((text) => ({ links: [{ text, href: '/pages/care' }] })),
    ],
  },
  ...(
    [
      ['categories', { url: 'hostile', description: TEXTS, photo: null }],
      ['special-categories', {}],
      ['wholesale-categories', {}],
    ] as const
  ).map(([tree, own]): Write => ({
    name: `a category of ${tree}`,
    call: () => ['POST', `/management/${tree}`],
    by: () => manager,
    body: () => ({ title: TEXTS, parent_id: 999_999, ...own }),
    places: (value) => [
      ...inEach(TEXTS, value).map((title) => ({ title, parent_id: 999_999, ...own })),
      ...('description' in own
        ? inEach(TEXTS, value).map((description) => ({
            ...own,
            title: TEXTS,
            parent_id: 999_999,
            description,
          }))
        : []),
    ],
  })),
  {
    name: 'an order of categories',
    call: () => ['PUT', '/management/categories/order'],
    by: () => manager,
    body: () => ({ was: [], places: [] }),
    places: (value) =>
      inEach({ id: 1, depth: 0 }, value).flatMap((place) => [
        { was: [place], places: [] },
        { was: [], places: [place] },
      ]),
  },
  {
    name: 'a colour',
    call: () => ['PUT', '/management/colors/1'],
    by: () => manager,
    query: { revision: '999999' },
    body: () => ({ name: TEXTS, hex: '#123456' }),
    places: (value) => inEach(TEXTS, value).map((name) => ({ name, hex: '#123456' })),
  },
  {
    name: 'an order of colours',
    call: () => ['PUT', '/management/colors/order'],
    by: () => manager,
    body: () => ({ was: [], ids: [] }),
    places: (value) => [
      { was: [value], ids: [] },
      { was: [], ids: [value] },
    ],
  },
  {
    name: 'a size chart',
    call: () => ['PUT', '/management/size-charts/1'],
    by: () => manager,
    query: { revision: '999999' },
    body: () => ({ title: TEXTS, note: TEXTS, columns: [TEXTS], rows: [['38']] }),
    places: (value) => {
      const chart = { title: TEXTS, note: TEXTS, columns: [TEXTS], rows: [['38']] }
      return [
        ...inEach(TEXTS, value).flatMap((texts) => [
          { ...chart, title: texts },
          { ...chart, note: texts },
          { ...chart, columns: [texts] },
        ]),
        { ...chart, columns: [value] },
        { ...chart, rows: [value] },
        { ...chart, rows: [[value]] },
      ]
    },
  },
  {
    name: 'a sole',
    call: () => ['PUT', '/management/soles/1'],
    by: () => manager,
    query: { revision: '999999' },
    body: () => ({ name: TEXTS, photo: null }),
    places: (value) => inEach(TEXTS, value).map((name) => ({ name, photo: null })),
  },
  {
    name: 'an answer to feedback',
    call: () => ['PUT', `/management/inbox/feedback/${feedbackId}/answer`],
    by: () => manager,
    query: { revision: '77' },
    body: () => ({ answer: 'Yes' }),
  },
  {
    name: 'a question for the FAQ',
    call: () => ['PUT', `/management/inbox/questions/${questionId}/publish`],
    by: () => manager,
    query: { revision: '77' },
    body: () => ({ tab: 'delivery', question: TEXTS, answer: TEXTS }),
    places: (value) =>
      inEach(TEXTS, value).flatMap((texts) => [
        { tab: 'delivery', question: texts, answer: TEXTS },
        { tab: 'delivery', question: TEXTS, answer: texts },
      ]),
  },
  {
    name: 'a question',
    call: () => ['POST', '/frontend/faq'],
    by: () => shopper,
    body: () => ({ question: 'Warm?', email: 'a@example.kg' }),
  },
]

test.each(WRITES)('$name survives every hostile value in every field', async (write) => {
  const { call, by, query, body, places = () => [] } = write
  const [method, path] = call()
  for (const value of HOSTILE_VALUES) {
    const bodies = [...inEach(body(), value), ...places(value)]
    const said = await Promise.all(
      bodies.map((sent) => people.ask(method, path, { token: by(), body: sent, ...(query && { query }) })),
    )
    for (const [index, { status, text, body: answer }] of said.entries()) {
      expect([200, 400, 404, 409, 422], `${JSON.stringify(bodies[index])}: ${text}`).toContain(status)
      if (status !== 422) continue
      // Every refusal names a field that was sent.
      const { issues } = answer as { issues: { path: (string | number)[] }[] } // the contract's error body
      expect(issues.length).toBeGreaterThan(0)
      for (const { path: at } of issues) expect(Object.keys(bodies[index]!)).toContain(String(at[0]))
    }
  }
})

test.each([
  ['/management/reviews', ['state', 'overdue', 'page', 'per_page']],
  ['/management/wholesale-applications', ['status', 'text', 'page', 'per_page']],
  ['/management/orders', ['status', 'text', 'page', 'per_page']],
  ['/management/chat', ['unread', 'text', 'page', 'per_page']],
  ['/management/discounts', ['standing', 'text', 'page', 'per_page']],
  ['/management/wholesale/kits', ['empty', 'text', 'page', 'per_page']],
  ['/management/wholesale/invoices', ['status', 'text', 'page', 'per_page']],
  ['/management/content/faq', ['tab', 'text', 'page', 'per_page']],
  ['/management/content/pages', ['text', 'page', 'per_page']],
  ['/management/content/blog', ['text', 'page', 'per_page']],
  ['/management/inbox/feedback', ['state', 'text', 'page', 'per_page']],
  ['/management/inbox/delivery-requests', ['text', 'country', 'page', 'per_page']],
  ['/management/inbox/subscribers', ['text', 'page', 'per_page']],
  ['/management/goods', ['text', 'sold_out', 'on_sale', 'page', 'per_page']],
  ['/management/images', ['page', 'per_page']],
  ['/management/size-charts', ['page', 'per_page']],
  ['/management/soles', ['page', 'per_page']],
])('%s survives every hostile value in its query', async (path, fields) => {
  const texts = HOSTILE_VALUES.filter((value) => typeof value === 'string').slice(0, 60)
  for (const field of fields)
    for (const value of texts) {
      if (value.length > 2_000) continue
      const { status, text } = await people.ask('GET', path, { token: manager, query: { [field]: value } })
      expect([200, 422], `${field}=${JSON.stringify(value)}: ${text}`).toContain(status)
    }
})
