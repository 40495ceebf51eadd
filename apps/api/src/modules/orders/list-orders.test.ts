import { MAX_ALL_ORDERS } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintSession } from '#testing/mint-session.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { allOrders, listOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('somebody with more orders than one answer holds gets the newest, and the others page by page', async () => {
  const { accountId } = await mintSession(shop.context.db, { market: 'frontend' })
  const principal = { kind: 'session', market: 'frontend', userId: accountId } as const
  const body = agree(await shop.quote([lineRequest(1)]))
  const { order } = await placeOrder(shop.context, { ...asGuest(body), principal })
  await shop.context.db.execute(sql`insert into retail_order overriding system value
    select copy.* from retail_order o, generate_series(1, ${MAX_ALL_ORDERS}::int) n,
      jsonb_populate_record(o, jsonb_build_object(
        'id', o.id + n, 'number', 'S-' || (900000 + n), 'payment_link', gen_random_uuid())) copy
    where o.id = ${order.id}`)

  const all = await allOrders(shop.context, principal)
  expect(all.map(({ id }) => id)).toEqual(
    Array.from({ length: MAX_ALL_ORDERS }, (_, place) => order.id + MAX_ALL_ORDERS - place),
  )
  const page = (number: number) =>
    listOrders(shop.context, { principal, query: { page: number, per_page: 250 }, country: 'KG' })
  const oldest = await page(5)
  expect(oldest.total).toBe(MAX_ALL_ORDERS + 1)
  expect(oldest.data.map(({ id }) => id)).toEqual([order.id])
  expect((await page(4)).next_page_url).toBe(
    '/api/frontend/order/retail?per_page=250&page=5&country_iso_code=KG',
  )
})
