import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobs } from '#app.ts'
import { jobQueue } from '#platform/jobs/queue.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { placeOrder } from './place-order.ts'

const MOST_ROUND_TRIPS = 3

let shop: TestShop
let queue: ReturnType<typeof jobQueue>
beforeAll(async () => {
  shop = await openTestShop()
  const { context } = shop
  // The queue that the store runs: its statements count too. It takes no jobs here, only adds them.
  context.jobs = queue = jobQueue(context.db, context.log, jobs)
})
afterAll(async () => {
  await queue.stop()
  await shop.close()
})

/** How many statements all connections of the store send meanwhile. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const client = await shop.context.db.$client.connect()
  client.release()
  const sent = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query') // what every client of the pool inherits
  try {
    await work()
    return sent.mock.calls.length
  } finally {
    sent.mockRestore()
  }
}

test('an order of two lines is placed in at most three round trips to the database, jobs included', async () => {
  const body = agree(await shop.quote([lineRequest(1), lineRequest(2)]))
  const place = (key: string) => placeOrder(shop.context, asGuest(body, key))
  // Opens the queue, and reads the key from which secrets are computed.
  await place('the first')
  const statements = await countStatements(() => place('the second'))
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
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
