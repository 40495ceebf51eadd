import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPayment } from '#modules/payments/start-payment.ts'
import { MINUTE_MS } from '#platform/time.ts'
import { runJob } from '#testing/test-context.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { sweepOrders } from './expire-orders.ts'
import { findOrder } from './find-order.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock(1, '38', 10)
})

/** Places an order, starts its payment, and loses all of its jobs. */
async function placedWithoutJobs() {
  const { order, secret } = await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)]))))
  const row = await findOrder(shop.context, { id: order.id }, { principal: { kind: 'guest' }, k: secret })
  await startPayment(shop.context, 'kicb', row)
  shop.jobs.recorded.length = 0
  return order.id
}

/** Runs the jobs that are queued, and those that they queue. Returns their names and payloads. */
async function runAll() {
  const ran = []
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift()) {
    await runJob(shop.context, job)
    ran.push({ name: job.name, payload: job.payload })
  }
  return ran
}

test('an order whose expiry job was lost returns its stock all the same', async () => {
  const orderId = await placedWithoutJobs()
  shop.pass(36 * MINUTE_MS)
  await sweepOrders.run(shop.context)
  expect(await runAll()).toMatchObject([
    { name: 'lost-expiries' },
    { name: 'order-expiry', payload: { orderId } },
  ])
  expect(await shop.stockOf(1, '38')).toBe(10)
})

test('an order that has just become overdue is left to its own job', async () => {
  await placedWithoutJobs()
  shop.pass(31 * MINUTE_MS)
  await sweepOrders.run(shop.context)
  expect(await runAll()).toMatchObject([{ name: 'lost-expiries' }])
  expect(await shop.stockOf(1, '38')).toBe(9)
})

test('other sweeps do not wait for the banks of overdue orders', async () => {
  await placedWithoutJobs()
  shop.pass(36 * MINUTE_MS)
  const { kicb } = shop.context.banks
  if (!kicb) throw new Error('There is no bank.')
  const statusCalls = vi.spyOn(kicb, 'fetch')
  await sweepOrders.run(shop.context)
  expect(statusCalls).not.toHaveBeenCalled()
  await runAll()
  expect(statusCalls).toHaveBeenCalled()
})
