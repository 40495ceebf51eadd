import type { Paginated, Review } from '@shyrdak/sdk/contract'
import { expect, test, vi } from 'vitest'
import type { RequestContext } from '../page/request-context.ts'
import { loadReviews, reviewsHref } from './load-reviews.ts'

const PAGE: Paginated<Review> = {
  data: [],
  total: 45,
  per_page: 20,
  current_page: 1,
  last_page: 3,
  next_page_url: null,
}

function load(query: string) {
  const ofProduct = vi.fn(async () => PAGE)
  const context = { sdk: { retailCatalogue: { reviews: { ofProduct } } } } as unknown as RequestContext // all that it calls
  return {
    ofProduct,
    loaded: loadReviews(context, { id: 7 }, { url: `https://shop.example/product/mules${query}` }),
  }
}

test.each([
  ['', 1],
  ['?reviews=3', 3],
  ['?page=2&reviews=2', 2],
  ['?reviews=none', 1],
])('the address %j names page %i of the reviews', async (query, page) => {
  const { ofProduct, loaded } = load(query)
  expect(await loaded).toBe(PAGE)
  expect(ofProduct).toHaveBeenCalledWith({ params: { id: 7 }, query: { page } })
})

test('a page after the last one is not found', async () => {
  await expect(load('?reviews=4').loaded).rejects.toMatchObject({ init: { status: 404 } })
})

test('the first page of reviews has the address of the product', () => {
  expect(reviewsHref('/ru/product/mules', 1)).toBe('/ru/product/mules#reviews')
  expect(reviewsHref('/ru/product/mules', 2)).toBe('/ru/product/mules?reviews=2#reviews')
})
