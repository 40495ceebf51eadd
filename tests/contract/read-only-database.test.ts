import { dropTestDatabase, type TestDatabase } from '@shyrdak/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase, openTestStore, type TestStore } from '../store/open-test-store.ts'
import { someGoods } from './buy.ts'

let database: TestDatabase
let store: TestStore
beforeAll(async () => {
  database = await createDemoDatabase()
  store = await openTestStore({
    engine: 'postgres',
    // The background jobs report that they cannot write, which is expected here.
    environment: { DATABASE_URL: database.connectionString, LOG_LEVEL: 'fatal' },
  })
})
afterAll(async () => {
  await store.close()
  await dropTestDatabase(database)
})

/** What happens to a database whose disk is full, or that became a replica. */
async function makeReadOnly(): Promise<void> {
  await database.pool.query(`alter database ${database.name} set default_transaction_read_only = on`)
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

test('shoppers can look at goods while the database cannot write, and are told that an order has to wait', async () => {
  const { retailCatalogue, retailOrders } = store.sdk
  const { products, reviews } = retailCatalogue
  const [line] = await someGoods(store.sdk, 1)
  const { data } = await products.list({ query: {} })
  const { slug, id } = data[0]!
  await makeReadOnly()
  expect(await products.list({ query: { page: 2 } })).toMatchObject({ current_page: 2 })
  expect(await products.read({ params: { slug } })).toMatchObject({ id })
  expect(await products.buttons({ params: { id } })).toEqual(expect.any(Array))
  expect(await reviews.ofProduct({ params: { id }, query: {} })).toMatchObject({ current_page: 1 })
  const { count: _, ...item } = line!
  expect(await retailOrders.delivery.estimate({ query: item })).toMatchObject({ delivers: true })
  await expect(retailOrders.delivery.services({ body: { items: [line!] } })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})
