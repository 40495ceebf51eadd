import { randomUUID } from 'node:crypto'
import type { NewRetailOrder, LineRequest } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { orderFor, someGoods } from './buy.ts'

let store: TestStore
let goods: LineRequest[]
let order: NewRetailOrder

beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
  goods = await someGoods(store.sdk, 2)
  order = orderFor(await store.sdk.retailOrders.delivery.services({ body: { items: goods } }))
})

afterAll(() => store.close())

const send = async (method: string, path: string, body?: string, type = 'application/json') => {
  const response = await fetch(`${store.origin}/api${path}`, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': type, 'idempotency-key': randomUUID() } }),
  })
  return {
    status: response.status,
    said: (await response.json()) as { code: string; errors?: Record<string, string[]> },
  }
}

const sendOrder = (change: (order: NewRetailOrder) => unknown) => {
  const copy = structuredClone(order)
  return send('POST', '/frontend/order/retail', JSON.stringify(change(copy) ?? copy))
}

const line = (changes: Record<string, unknown>) => (draft: NewRetailOrder) => {
  Object.assign(draft.items[0]!, changes)
}

const WRONG_ORDERS: [string, (order: NewRetailOrder) => unknown, string][] = [
  ['a negative count', line({ count: -1 }), 'items.0.count'],
  ['a count of zero', line({ count: 0 }), 'items.0.count'],
  ['a fraction of a slipper', line({ count: 1.5 }), 'items.0.count'],
  ['a huge count', line({ count: 1e15 }), 'items.0.count'],
  ['a count in words', line({ count: '2' }), 'items.0.count'],
  ['an unknown delivery', line({ service_id: 'pigeon' }), 'items.0.service_id'],
  ['no delivery', line({ service_id: undefined }), 'items.0.service_id'],
  ['a price in words', line({ sale_cost: 'cheap' }), 'items.0.sale_cost'],
  ['a field nobody asked for', line({ is_gift: true }), 'items.0.is_gift'],
  ['an unknown payment method', (draft) => ({ ...draft, payment_method: 'barter' }), 'payment_method'],
  ['an unknown language', (draft) => ({ ...draft, language: 'tlh' }), 'language'],
  ['terms not accepted', (draft) => ({ ...draft, terms: false }), 'terms'],
  ['no lines', (draft) => ({ ...draft, items: [] }), 'items'],
  [
    'a phone that is none',
    (draft) => ({ ...draft, contact: { ...draft.contact, phone: '12' } }),
    'contact.phone',
  ],
  [
    'an email that is none',
    (draft) => ({ ...draft, contact: { ...draft.contact, email: 'nobody' } }),
    'contact.email',
  ],
  [
    'a country that does not exist',
    (draft) => ({ ...draft, address: { ...draft.address, country_iso_code: 'ZZ' } }),
    'address.country_iso_code',
  ],
]

test.each(WRONG_ORDERS)('an order with %s is refused by field name', async (_what, change, field) => {
  const { status, said } = await sendOrder(change)
  expect(status).toBe(422)
  expect(said.code).toBe('INVALID')
  expect(Object.keys(said.errors ?? {})).toContain(field)
})

test.each([
  ['an unknown product', { product_id: 999_999 }],
  ['an unknown colour', { variation_id: 999_999 }],
  ['an unknown size', { size: '999' }],
])('an order with %s is refused by line', async (_what, changes) => {
  const { status, said } = await sendOrder(line(changes))
  expect(status).toBe(422)
  expect(Object.keys(said.errors ?? {})).toEqual(['items.0.product_id'])
})

test('a tampered price is refused, with the real one in the quote', async () => {
  const { status, said } = await sendOrder(line({ sale_cost: '1.00' }))
  expect(status).toBe(409)
  expect(said.code).toBe('PRICE_CHANGED')
  expect(said).toHaveProperty('quote.lines.0.sale_cost', order.items[0]?.sale_cost)
})

test('a tampered total is refused', async () => {
  const { status, said } = await sendOrder((draft) => ({ ...draft, total: '1.00' }))
  expect([status, said.code]).toEqual([409, 'PRICE_CHANGED'])
})

test.each([
  ['half a JSON', '{"items": [', 400, 'MALFORMED'],
  ['poisoned keys', '{"__proto__": {"admin": true}}', 400, 'MALFORMED'],
  ['depth without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'MALFORMED'],
  ['a megabyte', JSON.stringify({ comment: 'я'.repeat(600_000) }), 413, 'TOO_LARGE'],
])('a body of %s is refused', async (_what, body, status, code) => {
  const refused = await send('POST', '/frontend/order/retail', body)
  expect([refused.status, refused.said.code]).toEqual([status, code])
})

test('a body of type text/plain is refused as unsupported', async () => {
  const { status, said } = await send('POST', '/frontend/order/retail', 'items=1', 'text/plain')
  expect([status, said.code]).toEqual([415, 'UNSUPPORTED_TYPE'])
})

test.each([
  ['/frontend/product?page=0', 'page'],
  ['/frontend/product?page=-3', 'page'],
  ['/frontend/product?per_page=1000000', 'per_page'],
  ['/frontend/product?page=1&page=2', 'page'],
  ['/frontend/product?group=dragons', 'group.0'],
  ['/frontend/product?min=cheap', 'min'],
  ['/frontend/product?sort=random', 'sort'],
  ['/frontend/product?size=a%00b', 'size.0'],
  ['/frontend/product?surprise=1', 'surprise'],
  ['/frontend/product?country_iso_code=ZZ', 'country_iso_code'],
  ['/frontend/product?country_iso_code=KG&country_iso_code=RU', 'country_iso_code'],
  ['/frontend/product/category/abc', 'id'],
  ['/frontend/order/retail/0', 'id'],
  ['/frontend/payment-link/not-a-uuid', 'uuid'],
])('GET %s is refused, naming %s', async (path, field) => {
  const { status, said } = await send('GET', path)
  expect(status).toBe(422)
  expect(Object.keys(said.errors ?? {})).toContain(field)
})

test.each([
  '%',
  "'",
  '"',
  "'; drop table product; --",
  '\\',
  '🧦🧦',
  '\u0000',
  'ё'.repeat(10_000),
  '   ',
  '%D0%',
])('a search for %j is answered without an error', async (text) => {
  const { status } = await send('POST', '/frontend/search/product', JSON.stringify({ text }))
  expect(status).toBe(200)
})

test('refused orders leave stock unchanged', async () => {
  const [lineRequest] = goods
  const stockOf = async () => {
    const product = await store.sdk.retailCatalogue.products.read({
      params: { slug: String(lineRequest!.product_id) },
    })
    return product.variations.flatMap(({ sizes }) => sizes.map(({ stock }) => stock))
  }
  const before = await stockOf()
  await Promise.all(WRONG_ORDERS.map(([, change]) => sendOrder(change)))
  expect(await stockOf()).toEqual(before)
})

test('an order is not found by its id without its secret', async () => {
  const placed = await store.sdk.retailOrders.orders.place({ body: order, idempotencyKey: randomUUID() })
  for (const key of ['', '?k=', `?k=${'A'.repeat(43)}`]) {
    const { status } = await send('GET', `/frontend/order/retail/${placed.order.id}${key}`)
    expect(status).toBeGreaterThanOrEqual(404)
    expect(status).toBeLessThan(500)
  }
})

test('an unknown HTTP method is refused with NOT_FOUND, on the API and on pages', async () => {
  for (const path of ['/frontend/product', '/nowhere']) {
    const { status, said } = await send('PROPFIND', path)
    expect({ status, code: said.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
  }
  const page = await fetch(`${store.origin}/categories`, { method: 'PROPFIND' })
  expect(await page.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('a HEAD request gets the headers of GET and no body', async () => {
  const list = `${store.origin}/api/frontend/product?country_iso_code=KG`
  const [head, whole] = await Promise.all([fetch(list, { method: 'HEAD' }), fetch(list)])
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength))
})
