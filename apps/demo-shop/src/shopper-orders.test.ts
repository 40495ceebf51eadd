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

test('the demo shopper has paid orders in several statuses and a cancelled one', async () => {
  const orders = await rows<{ status: string; reason: string | null; is_paid: boolean; is_own: boolean }>(
    `select status, reason, paid_at is not null as is_paid, owner_id =
       (select id from account where email = 'shopper@example.com') as is_own
     from retail_order order by id`,
  )
  expect(orders.map(({ status, reason }) => reason ?? status)).toEqual([
    'completed',
    'canceled',
    // The one the demo craftsman is sewing.
    'in_production',
    'completed',
    'on_way',
    'in_production',
  ])
  expect(orders.every(({ is_own }) => is_own)).toBe(true)
  expect(orders.filter(({ is_paid }) => !is_paid).map(({ reason }) => reason)).toEqual(['canceled'])
})

test.each([
  ['retail', 'retail_order'],
  ['wholesale', `wholesale_order where kind = 'goods'`],
])('later %s orders have higher numbers', async (_, table) => {
  const orders = await rows<{ id: number; age: number }>(
    `select id, row_number() over (order by created_at)::int as age from ${table} order by id`,
  )
  expect(orders.length).toBeGreaterThan(5)
  expect(orders.map(({ age }) => age)).toEqual(orders.map((_, place) => place + 1))
})

test('each order costs what its lines and deliveries cost, and has a tracking number once it is sent', async () => {
  const orders = await rows<{ total: number; lines: number; tracked: boolean; way: string }>(
    `select o.total_minor::int as total, concat_ws(' by ', o.status, min(l.service_code)) as way,
       sum(l.sale_minor * l.count + l.delivery_minor)::int as lines, bool_and(l.tracking_number is not null) as tracked
     from retail_order o join retail_order_line l on l.order_id = o.id group by o.id order by o.id`,
  )
  for (const { total, lines } of orders) expect(lines).toBe(total)
  expect(orders.filter(({ tracked }) => tracked).map(({ way }) => way)).toEqual([
    'completed by kg-ems',
    'on_way by kg-cdek-point',
  ])
  expect(orders.filter(({ tracked, way }) => !tracked && /completed|on_way/.test(way))).toMatchObject([
    { way: 'completed by kg-pickup' },
  ])
})

test('one return is waiting, and the unpaid order was cancelled at once', async () => {
  const requests = await rows<{ kind: string; state: string; items: number }>(
    `select kind, state, (select sum(count)::int from order_request_item i where i.request_id = r.id) as items
     from order_request r order by id`,
  )
  expect(requests).toEqual([
    { kind: 'cancel', state: 'accepted', items: 1 },
    { kind: 'return', state: 'open', items: 2 },
  ])
})

test('each paid order has its payment at its bank, in the currency that the bank settles in', async () => {
  const payments = await rows<{
    provider: string
    currency: string
    state: string
    is_whole: boolean
    ledger: number
  }>(
    `select a.provider, a.currency, a.state, a.som_minor = o.total_minor as is_whole,
       (select l.amount_minor - a.amount_minor from test_bank.ledger l join test_bank.session s on s.id = l.session_id
         where s.provider = a.provider and s.ref = a.provider_ref)::int as ledger
     from retail_order o left join payment_attempt a on a.order_id = o.id where o.paid_at is not null order by o.id`,
  )
  expect(payments.map(({ provider, currency }) => [provider, currency])).toEqual([
    ['kicb', 'KGS'],
    ['kicb', 'KGS'],
    ['kkb', 'KZT'],
    ['paypal', 'USD'],
    ['yookassa', 'RUB'],
  ])
  for (const payment of payments)
    expect(payment).toMatchObject({ state: 'captured', is_whole: true, ledger: 0 })
  expect(
    await rows(
      `select from payment_attempt a join retail_order o on o.id = a.order_id where o.paid_at is null`,
    ),
  ).toEqual([])
})
