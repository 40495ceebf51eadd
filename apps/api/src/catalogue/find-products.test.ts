import { products, search, ListingFilters, ProductPage } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openDemoShop } from '../demo/testing/demo-shop.ts'
import type { Call } from '../handler.ts'
import { productRoutes } from '../routes/retail-catalogue/products.ts'
import { searchRoutes } from '../routes/retail-catalogue/search.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const caller = { actor: { kind: 'guest' }, language: 'ru', idempotencyKey: undefined, ip: '::1' } as const

async function list(query: ListingFilters = {}, country = 'KG') {
  const call = { ...caller, country, query, params: undefined as never, body: undefined as never }
  const text = await productRoutes.list(call satisfies Call<typeof products.list>, shop.tools)
  return ProductPage.parse(JSON.parse(text))
}

test('a list holds ready cards, newest first', async () => {
  const page = await list({ per_page: 5, facets: true })
  expect(page.data).toHaveLength(5)
  expect(page.total).toBeGreaterThan(5)
  expect(page.next_page_url).toContain('page=2')
})
