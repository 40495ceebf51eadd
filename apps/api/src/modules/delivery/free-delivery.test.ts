import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#modules/orders/place-order.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  shop.context.settings = { ...shop.context.settings, freeDeliveryFrom: new Map([['KZ', '6000.00']]) }
})
afterAll(() => shop.close())

test('every service and the order’s delivery are free from the country’s sum on', async () => {
  const below = await shop.quote([lineRequest(1, '38', 1)], 'KZ')
  expect(below.free_delivery_from).toBe('6000.00')
  expect(below.lines[0]?.services.some(({ price }) => price !== '0.00')).toBe(true)
  const quote = await shop.quote([lineRequest(1, '38', 2)], 'KZ')
  expect(quote.lines[0]?.services.length).toBeGreaterThan(0)
  expect(quote.lines[0]?.services.every(({ price }) => price === '0.00')).toBe(true)
  const { order } = await placeOrder(shop.context, asGuest(agree(quote)))
  expect(order).toMatchObject({ goods_total: '6000.00', delivery_total: '0.00', total: '6000.00' })
})

test('a total with free delivery is refused below the sum', async () => {
  const quote = await shop.quote([lineRequest(1, '39', 1)], 'KZ')
  const body = agree(quote, { total: quote.total })
  await expect(placeOrder(shop.context, asGuest(body))).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
})

test('a country without a sum has no free delivery', async () => {
  expect(await shop.quote([lineRequest(1, '38', 9)])).not.toHaveProperty('free_delivery_from')
})
