import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#modules/orders/place-order.ts'
import { runJob } from '#testing/test-context.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function place(): Promise<number> {
  shop.emails.length = 0
  const body = agree(await shop.quote([lineRequest(1)]))
  const { order } = await placeOrder(shop.context, asGuest(body))
  shop.jobs.recorded.length = 0
  return order.id
}

const run = (orderId: number, kind: string) =>
  runJob(shop.context, { name: 'order-email', payload: { orderId, kind } })

test('the email about a payment waits for that about the order', async () => {
  const orderId = await place()
  await run(orderId, 'paid')
  expect(shop.emails).toEqual([])
  const [again] = shop.jobs.recorded
  if (!again) throw new Error('The email was not queued again.')
  await run(orderId, 'placed')
  await runJob(shop.context, again)
  expect(shop.emails).toHaveLength(2)
  expect(again.after?.getTime()).toBeGreaterThan(shop.context.clock().getTime())
})

test('it does not wait for ever', async () => {
  const orderId = await place()
  shop.pass(11 * 60_000)
  await run(orderId, 'paid')
  expect(shop.emails).toHaveLength(1)
})

test('an email that was sent is not sent again', async () => {
  const orderId = await place()
  await run(orderId, 'placed')
  await run(orderId, 'placed')
  expect(shop.emails).toHaveLength(1)
})
