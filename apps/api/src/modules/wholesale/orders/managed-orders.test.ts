import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { listManagedOrders } from './managed-orders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const list = (query: object) => listManagedOrders({ query, country: 'KG' }, shop.context)

test('a period that ends before it begins is refused by field name', async () => {
  await expect(list({ from: '2026-11-20', until: '2026-11-19' })).rejects.toMatchObject({
    details: {
      issues: [{ path: ['until'], code: 'too_small', params: { min: '2026-11-20', of: 'date' } }],
    },
  })
  expect((await list({ from: '2026-11-20', until: '2026-11-20' })).data).toEqual([])
})
