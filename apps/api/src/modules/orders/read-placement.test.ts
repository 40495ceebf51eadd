import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { readPlacement } from './read-placement.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the query that reads what an order needs is planned once per connection', async () => {
  const placement = {
    country: 'KG',
    items: [lineRequest(1)],
    quoteId: 'a quote',
    intentKey: 'an intent',
    discount: { code: null, emailKey: 'buyer@example.com', accountId: null },
    now: shop.context.clock(),
  }
  const plans = await transactionWithJobs(shop.context, async (tx) => {
    // PostgreSQL makes custom plans for the first five executions before it considers a generic one.
    for (let time = 0; time < 6; time++) expect((await readPlacement(tx, placement)).lines.size).toBe(1)
    const { rows } = await tx.$client.query(
      `select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
       where statement like '%idempotency_key%'`,
    )
    return rows
  })
  expect(plans).toEqual([{ custom: 5, generic: 1 }])
})
