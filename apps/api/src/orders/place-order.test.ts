import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from './place-order.ts'
import { agree, asGuest, openTestShop, wanted, type TestShop } from './test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a guest orders two pairs and is told number, sums and the secret', async () => {
  const quote = await shop.quote([wanted(1, '38', 2), wanted(2)])
  const placed = await placeOrder(shop.tools, asGuest(agree(quote)))
  expect(placed.order).toMatchObject({
    order_number: expect.stringMatching(/^S-\d{6}$/),
    status: 'Processing',
    goods_total: '5700.50',
    payment: { state: 'unpaid', payable: true, provider: 'kicb' },
    timeline: [{ status: 'Processing', reason: null }],
  })
  expect(placed.payment_link).toMatch(/^\/payment-link\/[0-9a-f-]{36}\?k=[\w-]{43}$/)
  expect(await shop.stockOf(1, '38')).toBe(8)
  expect(shop.jobs.noted.map(({ name }) => name)).toEqual(['order-letter', 'order-expiry'])
})
