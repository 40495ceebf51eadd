import { addMoney, toMinor } from '@shyrdak/sdk/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retailOrder } from './tables.ts'
import { Refusal } from '#platform/refusal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { type TestShop, agree, asGuest, lineRequest, openTestShop, sent, trials } from '#testing/test-shop.ts'
import { MINUTE_MS } from '#platform/time.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a guest orders two pairs and gets a number, sums and a payment link with a secret', async () => {
  const quote = await shop.quote([lineRequest(1, '38', 2), lineRequest(2)])
  const placed = await placeOrder(shop.context, asGuest(agree(quote)))
  expect(placed.order).toMatchObject({
    order_number: expect.stringMatching(/^S-\d{6}$/),
    status: 'Processing',
    goods_total: '5700.50',
    payment: { state: 'unpaid', payable: true, provider: 'kicb' },
    timeline: [{ status: 'Processing', reason: null }],
  })
  expect(placed.payment_link).toMatch(/^\/payment-link\/[0-9a-f-]{36}\?k=[\w-]{43}$/)
  expect(await shop.stockOf(1, '38')).toBe(8)
  expect(shop.jobs.recorded.map(({ name }) => name)).toEqual(['order-email', 'order-expiry'])
})

test('lines in one parcel are charged for delivery once, and share the price exactly', async () => {
  const quote = await shop.quote([lineRequest(1, '38', 2), lineRequest(1, '39')], 'KZ')
  const apart = addMoney(...quote.lines.map(({ services }) => services[0]?.price ?? '0.00'))
  const { order } = await placeOrder(shop.context, asGuest(agree(quote)))
  expect(toMinor(order.delivery_total)).toBeLessThan(toMinor(apart))
  expect(addMoney(...order.items.map(({ delivery }) => delivery.price))).toBe(order.delivery_total)
  const dear = agree(await shop.quote([lineRequest(1, '38', 2), lineRequest(1, '39')], 'KZ'))
  const total = addMoney(order.goods_total, apart)
  await expect(placeOrder(shop.context, asGuest({ ...dear, total }, 'apart'))).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
})

const countOrders = () => shop.context.db.$count(retailOrder)
const place = async (changes: Parameters<typeof agree>[1] = {}, key?: string) =>
  placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1, '39')]), changes), key))

test('a double click makes one order, and every request gets the same response', async () => {
  for (let trial = 0; trial < trials(100); trial += 1) {
    await shop.setStock(1, '39', 100)
    const before = await countOrders()
    const body = agree(await shop.quote([lineRequest(1, '39')]))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(shop.context, asGuest(body, `click-${trial}`))),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    expect(await shop.stockOf(1, '39')).toBe(99)
  }
})

test('an idempotency key used for another order is refused', async () => {
  await place({}, 'my-key')
  await expect(place({ comment: 'to the neighbour, please' }, 'my-key')).rejects.toMatchObject({
    code: 'KEY_REUSED',
  })
})

const aShopper = async () => {
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'frontend' })
  return { kind: 'session', market: 'frontend', userId } as const
}

test('somebody who logs in after a lost response gets the order placed before, with and without a key', async () => {
  for (const key of ['before-login', undefined]) {
    const body = agree(await shop.quote([lineRequest(1, '39')]))
    const first = await placeOrder(shop.context, asGuest(body, key))
    const before = await countOrders()
    const again = await placeOrder(shop.context, { ...asGuest(body, key), principal: await aShopper() })
    expect(again).toEqual(first)
    expect(await countOrders()).toBe(before)
  }
})

test('an order sent by a guest and, at the same time, by the account that has just logged in is one order', async () => {
  const principal = await aShopper()
  for (let trial = 0; trial < trials(20); trial += 1) {
    await shop.setStock(1, '39', 100)
    const call = asGuest(agree(await shop.quote([lineRequest(1, '39')])), `login-${trial}`)
    const before = await countOrders()
    // Who is the first decides whether the other one may see it.
    await Promise.allSettled([
      placeOrder(shop.context, call),
      placeOrder(shop.context, { ...call, principal }),
    ])
    expect(await countOrders()).toBe(before + 1)
    expect(await shop.stockOf(1, '39')).toBe(99)
  }
})

test('an order of an account is placed once, and answered to nobody else with its key', async () => {
  const body = agree(await shop.quote([lineRequest(1, '39')]))
  const call = asGuest(body, 'of-an-account')
  const owner = await aShopper()
  const first = await placeOrder(shop.context, { ...call, principal: owner })
  const before = await countOrders()
  expect(await placeOrder(shop.context, { ...call, principal: owner })).toEqual(first)
  for (const principal of [await aShopper(), { kind: 'guest' } as const])
    await expect(placeOrder(shop.context, { ...call, principal })).rejects.toMatchObject({
      code: 'KEY_REUSED',
    })
  expect(await countOrders()).toBe(before)
})

test('without an idempotency key the same order within a minute is one order, and later a second', async () => {
  const quote = await shop.quote([lineRequest(1, '39')])
  const first = await placeOrder(shop.context, asGuest(agree(quote)))
  const second = await placeOrder(shop.context, asGuest(agree(quote)))
  expect(second).toEqual(first)
  shop.pass(2 * MINUTE_MS)
  const third = await placeOrder(shop.context, asGuest(agree(quote)))
  expect(third.order.id).not.toBe(first.order.id)
})

test('a price that the shopper did not see is refused with a fresh quote, and no stock is taken', async () => {
  const before = await shop.stockOf(1, '39')
  const quote = await shop.quote([lineRequest(1, '39')])
  const honest = agree(quote)
  const cheap = honest.items.map((item) => ({ ...item, sale_cost: '0.01' }))
  for (const changes of [{ total: '1.00' }, { items: cheap }, { items: cheap, total: '0.01' }])
    await expect(placeOrder(shop.context, asGuest({ ...honest, ...changes }))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { data: { quote: { quote_id: expect.any(String), lines: [{ sale_cost: '2250.00' }] } } },
    })
  expect(await shop.stockOf(1, '39')).toBe(before)
})

test('an order is refused without taking stock when its payment method is not offered; earlier ones stay', async () => {
  const before = await place({}, 'paid-before')
  const again = () =>
    readOrder(shop.context, { id: before.order.id }, { principal: { kind: 'guest' }, k: before.secret })
  const { banks } = shop.context
  const stock = await shop.stockOf(1, '39')
  const orders = async () => (await shop.context.db.$client.query('select id from retail_order')).rowCount
  const known = await orders()
  try {
    shop.context.banks = {}
    await expect(place({})).rejects.toMatchObject({ code: 'NOT_PAYABLE' })
    shop.context.banks = { ...(banks.paypal && { paypal: banks.paypal }) }
    await expect(place({})).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['payment_method'] }] },
    })
    expect(await again()).toEqual(before.order)
  } finally {
    shop.context.banks = banks
  }
  expect(await again()).toEqual(before.order)
  expect(await shop.stockOf(1, '39')).toBe(stock)
  expect(await orders()).toBe(known)
})

test('a quote that is expired, invented or for another cart is stale', async () => {
  const quote = await shop.quote([lineRequest(1, '39')])
  const stale = { code: 'QUOTE_STALE', details: { data: { quote: { lines: [{ state: 'available' }] } } } }
  await expect(place({ quote_id: 'invented' })).rejects.toMatchObject(stale)
  const other = agree(await shop.quote([lineRequest(1, '39', 2)]))
  await expect(
    placeOrder(shop.context, asGuest({ ...other, quote_id: quote.quote_id })),
  ).rejects.toMatchObject(stale)
  shop.pass(31 * MINUTE_MS)
  await expect(placeOrder(shop.context, asGuest(agree(quote)))).rejects.toMatchObject(stale)
})

test('every wrong value of an order is refused by field name', async () => {
  const honest = agree(await shop.quote([lineRequest(1, '39')]))
  const [item] = honest.items
  if (!item) throw new Error('an order has a line')
  const issueOf = async (changes: object) => {
    const refused = await placeOrder(shop.context, asGuest({ ...honest, ...changes })).catch(
      (error: unknown) => error,
    )
    return refused instanceof Refusal ? refused.details.issues?.map(({ path }) => path.join('.')) : refused
  }
  expect(await issueOf({ contact: { ...honest.contact, phone: '+996100' } })).toEqual(['contact.phone'])
  expect(await issueOf({ items: [{ ...item, service_id: 'pigeon' }] })).toEqual(['items.0.service_id'])
  expect(await issueOf({ items: [item, item] })).toEqual(['items.1'])
  expect(await issueOf({ contact: { ...honest.contact, first_name: 'A\0' } })).toEqual(['contact.first_name'])
  expect(
    await placeOrder(shop.context, {
      ...asGuest({ ...honest, address: { ...honest.address, country_iso_code: 'KZ' } }),
      country: 'KG',
    }).catch((error: unknown) => (error instanceof Refusal ? error.details.issues : error)),
  ).toEqual([{ path: ['address', 'country_iso_code'], code: 'invalid' }])
  const unknown = await shop.quote([lineRequest(77, '39')])
  expect(unknown.lines[0]?.state).toBe('unknown')
  await expect(placeOrder(shop.context, asGuest(agree(unknown)))).rejects.toMatchObject({
    code: 'INVALID',
    details: { issues: [{ path: ['items', 0, 'product_id'] }] },
  })
})

test('invisible characters are removed from names, addresses and comments, and a name of nothing else is refused', async () => {
  const honest = agree(await shop.quote([lineRequest(1, '39')]), {}, sent)
  const { order } = await placeOrder(
    shop.context,
    asGuest({
      ...honest,
      contact: { ...honest.contact, first_name: 'Ай\u200Bгүл\u202E', last_name: 'Осмонова\r\nЖоробекова' },
      address: { ...honest.address, street: '\u2066Чүй\u2069 1' },
      comment: 'ring\u2068\r\ntwice 👩‍🌾',
    }),
  )
  expect(order).toMatchObject({
    contact: { first_name: 'Айгүл', last_name: 'Осмонова Жоробекова' },
    address: { street: 'Чүй 1' },
    comment: 'ring\ntwice 👩‍🌾',
  })
  await expect(
    placeOrder(
      shop.context,
      asGuest({ ...honest, contact: { ...honest.contact, first_name: '\u202E\u200B' } }),
    ),
  ).rejects.toMatchObject({ details: { issues: [{ path: ['contact', 'first_name'], code: 'required' }] } })
  await expect(
    placeOrder(shop.context, asGuest({ ...honest, comment: 'half \uD83D' })),
  ).rejects.toMatchObject({
    details: { issues: [{ path: ['comment'], code: 'invalid' }] },
  })
})

test('an order collected as a whole needs no address and saves none', async () => {
  const honest = agree(await shop.quote([lineRequest(1, '39')]))
  for (const address of [{ country_iso_code: 'KG' }, honest.address]) {
    const { order } = await placeOrder(shop.context, asGuest({ ...honest, address }))
    expect(order.items[0]?.delivery.code).toBe('kg-pickup')
    expect(order.address).toEqual({ country_iso_code: 'KG', city: null, street: null, postal_code: null })
  }
})

test('an order that is shipped is refused with every missing field of its address', async () => {
  const honest = agree(await shop.quote([lineRequest(1, '39'), lineRequest(2)]), {}, (line) =>
    line.product_id === 1 ? line.services[0] : sent(line),
  )
  const place = (address: typeof honest.address) =>
    placeOrder(shop.context, asGuest({ ...honest, address })).catch((error: unknown) => error)
  expect(await place({ country_iso_code: 'KG', city: 'Ош' })).toMatchObject({
    details: {
      issues: [
        { path: ['address', 'street'], code: 'required' },
        { path: ['address', 'postal_code'], code: 'required' },
      ],
    },
  })
  expect(await place({ ...honest.address, street: '\u200B' })).toMatchObject({
    details: { issues: [{ path: ['address', 'street'], code: 'required' }] },
  })
  expect(await place(honest.address)).toMatchObject({ order: { address: { city: 'Бишкек' } } })
})

test('an order to a postcode typed in groups saves its digits', async () => {
  const honest = agree(await shop.quote([lineRequest(2)]), {}, sent)
  const address = { ...honest.address, postal_code: '720 001' }
  const { order } = await placeOrder(shop.context, asGuest({ ...honest, address }))
  expect(order.address.postal_code).toBe('720001')
})

test('goods that are not sold in a country cannot be ordered there', async () => {
  const quote = await shop.quote([lineRequest(2)], 'KZ')
  expect(quote.lines[0]).toMatchObject({ state: 'not_sold_here', services: [], stock: 0 })
  await expect(placeOrder(shop.context, asGuest(agree(quote)))).rejects.toMatchObject({
    code: 'NOT_SOLD_HERE',
  })
  expect(await shop.quote([lineRequest(1)], 'JP')).toMatchObject({
    delivers: false,
    lines: [{ services: [] }],
  })
})

test(
  'of fifty buyers of the last pair one gets it, the others a fresh quote',
  { timeout: 120_000 },
  async () => {
    for (let trial = 0; trial < trials(100); trial += 1) {
      await shop.setStock(1, '39', 1)
      const before = await countOrders()
      const quotes = await Promise.all(Array.from({ length: 50 }, () => shop.quote([lineRequest(1, '39')])))
      const results = await Promise.allSettled(
        quotes.map((quote, buyer) =>
          placeOrder(shop.context, asGuest(agree(quote), `buyer-${trial}-${buyer}`)),
        ),
      )
      const losers = results.filter((result) => result.status === 'rejected')
      expect(losers).toHaveLength(49)
      for (const { reason } of losers)
        expect(reason).toMatchObject({
          code: 'SOLD_OUT',
          details: { data: { quote: { lines: [{ state: 'sold_out' }] } } },
        })
      expect(await countOrders()).toBe(before + 1)
      expect(await shop.stockOf(1, '39')).toBe(0)
    }
  },
)

test('buyers whose carts list the same goods in opposite order do not deadlock', async () => {
  for (let trial = 0; trial < trials(50); trial += 1) {
    await shop.setStock(1, '38', 30)
    await shop.setStock(2, '39', 7)
    const lines = [lineRequest(1, '38'), lineRequest(2, '39')]
    const quotes = await Promise.all(
      Array.from({ length: 20 }, (_, buyer) => shop.quote(buyer % 2 ? lines : lines.toReversed())),
    )
    const results = await Promise.allSettled(
      quotes.map((quote, buyer) =>
        placeOrder(shop.context, asGuest(agree(quote), `cross-${trial}-${buyer}`)),
      ),
    )
    const codes = results.map((result) => (result.status === 'fulfilled' ? 'placed' : result.reason.code))
    expect(
      Object.fromEntries(Object.entries(Object.groupBy(codes, String)).map(([k, v]) => [k, v?.length])),
    ).toEqual({
      placed: 7,
      SOLD_OUT: 13,
    })
    expect([await shop.stockOf(1, '38'), await shop.stockOf(2, '39')]).toEqual([23, 0])
  }
})

test('an order can be read only with its secret', async () => {
  await shop.setStock(1, '39', 5)
  const { order, secret } = await place()
  const opened = (k: string | undefined) =>
    readOrder(shop.context, { id: order.id }, { principal: { kind: 'guest' }, k })
  expect(await opened(secret)).toEqual(order)
  for (const k of [undefined, `${secret.slice(0, -1)}_`, 'x'.repeat(43)])
    await expect(opened(k)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('goods that were taken off sale are unknown, and not called goods of another country', async () => {
  const quote = await shop.quote([lineRequest(1)])
  await shop.context.db.execute(sql`delete from price`)
  expect((await shop.quote([lineRequest(1)])).lines).toMatchObject([
    { state: 'unknown', stock: 0, name: null },
  ])
  await expect(placeOrder(shop.context, asGuest(agree(quote)))).rejects.toMatchObject({ code: 'INVALID' })
})
