import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#app/modules.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { createDiscount } from '#modules/discounts/managed-discounts.ts'
import { discountedCosts, subtractMoney } from '@shyrdak/sdk/rules'
import { statementsDuring } from '#testing/statements-during.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { placeOrder } from './place-order.ts'

const MAX_ROUND_TRIPS = 3

let shop: TestShop
let queue: ReturnType<typeof jobQueue>
beforeAll(async () => {
  shop = await openTestShop()
  const { context } = shop
  // The real job queue, because its statements count too. It only adds jobs here and runs none.
  context.jobs = queue = jobQueue(context.db, context.log, jobs)
})
afterAll(async () => {
  await queue.stop()
  await shop.close()
})

test('an order of two lines takes at most three round trips to the database, jobs included', async () => {
  const body = agree(await shop.quote([lineRequest(1), lineRequest(2)]))
  const place = (key: string) => placeOrder(shop.context, asGuest(body, key))
  // Warms up: opens the queue and reads the key for order secrets.
  await place('the first')
  const { length: statements } = await statementsDuring(shop.context.db, () => place('the second'))
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
  const { rows } = await shop.context.db.$client.query(
    `select name, data->>'orderId' as id from pgboss.job where name like 'order-%' order by id, name`,
  )
  const [first, second] = (await shop.context.db.$client.query('select id from retail_order order by id'))
    .rows as { id: number }[]
  expect(rows).toEqual(
    [first, second].flatMap((order) => [
      { name: 'order-email', id: String(order?.id) },
      { name: 'order-expiry', id: String(order?.id) },
    ]),
  )
})

test('a discount code adds no round trip', async () => {
  const { code } = await createDiscount(shop.context, {
    code: 'Once-a-buyer',
    kind: 'percent',
    percent: 10,
    sum: null,
    minimum: '0.00',
    valid_from: null,
    valid_until: null,
    max_uses: 100,
    max_uses_per_buyer: 1,
    is_active: true,
  })
  const body = agree(await shop.quote([lineRequest(1), lineRequest(2)]))
  const place = (key: string, changes: object = {}) =>
    placeOrder(shop.context, asGuest({ ...body, ...changes }, key))
  const { length: without } = await statementsDuring(shop.context.db, () => place('without'))
  const { discount } = discountedCosts(
    { kind: 'percent', percent: 10, sum: null, minimum: '0.00' },
    { goods: '3450.50', delivery: '0.00' },
  )
  const total = subtractMoney(body.total, discount)
  const { length: withCode } = await statementsDuring(shop.context.db, () =>
    place('with', { discount_code: code, total }),
  )
  expect(withCode).toBe(without)
  expect(without).toBe(2)
})
