import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '#testing/open-demo-shop.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await shop.context.db.$client.query<Row>(text)).rows
}

test("the demo's shopper finds an order in each state that somebody may meet", async () => {
  const orders = await rows<{ status: string; reason: string | null; is_paid: boolean; is_own: boolean }>(
    `select status, reason, paid_at is not null as is_paid, owner_id =
       (select id from account where email = 'shopper@example.com') as is_own
     from retail_order order by id`,
  )
  expect(orders.map(({ status, reason }) => reason ?? status)).toEqual([
    'completed',
    'canceled',
    'completed',
    'on_way',
    'in_production',
    // The demo craftsman’s, who is sewing it.
    'in_production',
  ])
  expect(orders.every(({ is_own }) => is_own)).toBe(true)
  expect(orders.filter(({ is_paid }) => !is_paid).map(({ reason }) => reason)).toEqual(['canceled'])
})

test('each costs what its lines and parcels cost, and those that left can be followed', async () => {
  const orders = await rows<{ total: number; lines: number; tracked: boolean; status: string }>(
    `select o.total_minor::int as total, o.status,
       sum(l.sale_minor * l.count + l.delivery_minor)::int as lines, bool_or(l.tracking_number is not null) as tracked
     from retail_order o join retail_order_line l on l.order_id = o.id group by o.id`,
  )
  for (const { total, lines } of orders) expect(lines).toBe(total)
  expect(orders.filter(({ tracked }) => tracked).map(({ status }) => status)).toEqual(['on_way'])
})

test('one return waits for the desk, and what nobody paid for was cancelled at once', async () => {
  const requests = await rows<{ kind: string; state: string; items: number }>(
    `select kind, state, (select sum(count)::int from order_request_item i where i.request_id = r.id) as items
     from order_request r order by id`,
  )
  expect(requests).toEqual([
    { kind: 'cancel', state: 'accepted', items: 1 },
    { kind: 'return', state: 'open', items: 2 },
  ])
})
