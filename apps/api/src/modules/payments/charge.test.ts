import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { chargesOf } from './charge.ts'
import { DAY_MS } from '#platform/time.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('each bank charges in the currency it settles in, at the current rate', async () => {
  expect(await chargesOf(shop.context, 225_000)).toMatchObject([
    { provider: 'paypal', charge: { amount: '25.73', currency: 'USD', rate: '87.450000' } },
    { provider: 'kkb', charge: { amount: '13465.00', currency: 'KZT', rate: '0.167100' } },
    { provider: 'kicb', charge: { amount: '2250.00', currency: 'KGS', rate: null, rate_date: null } },
    { provider: 'yookassa', charge: { amount: '2075.27', currency: 'RUB', rate: '1.084200' } },
  ])
})

test('with rates too old only the bank that charges in som is left', async () => {
  shop.pass(6 * DAY_MS)
  expect(
    await chargesOf({ ...shop.context, revision: { ...shop.context.revision, current: () => 2 } }, 225_000),
  ).toMatchObject([{ provider: 'kicb' }])
})
