import { delivery, products, search, specialProducts } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '../testing/open-demo-shop.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
  const pool = shop.context.db.$client
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
  // Connections opened earlier may still write.
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await pool.query('set default_transaction_read_only = on')
})
afterAll(() => shop.close())

test('a read-only database still gives lists, search, products and delivery estimates', async () => {
  const { data } = await shop.answer(products.list)
  const slug = data[0]?.product.slug ?? ''
  const product = await shop.answer(products.read, { params: { slug } })
  const [color] = product.variations
  const estimate = await shop.answer(delivery.estimate, {
    query: {
      product_id: product.id,
      variation_id: color?.id ?? 0,
      size: color?.sizes[0]?.size ?? '',
      is_special: false,
    },
  })
  expect(estimate.services.length).toBeGreaterThan(0)
  expect((await shop.answer(search.products, { body: { text: 'тапочки' } })).total).toBeGreaterThan(0)
  expect((await shop.answer(specialProducts.list)).total).toBeGreaterThan(0)
})

test('a request that has to write to a read-only database is refused as unavailable', async () => {
  const items = [{ product_id: 1, variation_id: 10, size: '38', count: 1, is_special: false }]
  await expect(shop.answer(delivery.services, { body: { items } })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})
