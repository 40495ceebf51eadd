import { products, type Facets, type ListingFilters, type ProductPage } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { StoreUnderTest } from '@shyrdak/api/testing'
import { openDemoShop } from '#testing/open-demo-shop.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const list = (query: ListingFilters = {}, country = 'KG') =>
  shop.answer(products.list, { query }, { country })

const everything = (query: ListingFilters = {}, country = 'KG') => list({ ...query, per_page: 250 }, country)
const slugs = ({ data }: z.infer<typeof ProductPage>) => data.map(({ slug }) => slug)
const countOf = (
  facets: z.infer<typeof Facets> | undefined,
  facet: keyof z.infer<typeof Facets>,
  value: unknown,
) => facets?.[facet].find((one) => one.value === value)?.count

describe('a list', () => {
  test('continues from page to page without losing or repeating a product', async () => {
    const all = slugs(await everything())
    const pages = []
    for (let page = 1; page <= Math.ceil(all.length / 24); page += 1) pages.push(await list({ page }))
    expect(pages.flatMap(slugs)).toEqual(all)
    expect(pages[0]?.next_page_url).toBe('/api/frontend/product?page=2&country_iso_code=KG')
    expect(pages.at(-1)?.next_page_url).toBeNull()
  })

  test('keeps the filters in the link to the next page', async () => {
    const { next_page_url } = await list({ group: ['female', 'male'], sort: 'price_up', per_page: 2 })
    expect(next_page_url).toBe(
      '/api/frontend/product?group=female&group=male&sort=price_up&per_page=2&page=2&country_iso_code=KG',
    )
  })

  test('is sorted by price in both directions', async () => {
    const up = await everything({ sort: 'price_up' })
    const costs = up.data.map(({ product }) => toMinor(product.sale_cost))
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(slugs(await everything({ sort: 'price_down' }))).toEqual(slugs(up).toReversed())
  })

  test('filtered by a colour shows each product in that colour, and unfiltered names no variation', async () => {
    const { rows } = await shop.context.db.$client.query<{
      product_id: number
      id: number
      photo: string | null
      second: string | null
    }>(
      `select product_id, id, photos[1] as photo, photos[2] as second from variation where color_id = 2
       order by product_id`,
    )
    const inRed = new Map(rows.map((row) => [row.product_id, row]))
    const plain = new Map((await everything()).data.map((entry) => [entry.id, entry]))
    const page = await everything({ color: [2] })
    expect(page.data.length).toBeGreaterThan(3)
    for (const { id, product, variation_id, second_photo, ...rest } of page.data) {
      expect([variation_id, product.photo]).toEqual([inRed.get(id)?.id, inRed.get(id)?.photo])
      expect(second_photo ?? null).toBe(inRed.get(id)?.second ?? null)
      const same = plain.get(id)
      expect({ ...rest, name: product.name }).toEqual({
        slug: same?.slug,
        colors: same?.colors,
        price: same?.price,
        currency: same?.currency,
        rating: same?.rating,
        name: same?.product.name,
      })
    }
    expect(page.data.some(({ id, product }) => product.photo !== plain.get(id)?.product.photo)).toBe(true)
    expect([...plain.values()].every(({ variation_id }) => variation_id === undefined)).toBe(true)
  })

  test('filtered by several colours shows the first of them that a product has', async () => {
    const { rows } = await shop.context.db.$client.query<{ product_id: number; id: number }>(
      `select distinct on (product_id) product_id, id from variation where color_id in (2, 5)
       order by product_id, position`,
    )
    const first = new Map(rows.map(({ product_id, id }) => [product_id, id]))
    for (const { id, variation_id } of (await everything({ color: [5, 2] })).data)
      expect(variation_id).toBe(first.get(id))
  })

  test('has an empty page behind its last one, which says where the last is', async () => {
    const { last_page: last, total } = await list({ per_page: 10 })
    expect(last).toBe(Math.ceil(total / 10))
    for (const page of [last + 1, last * 7])
      expect(await list({ per_page: 10, page })).toMatchObject({
        data: [],
        total,
        current_page: page,
        last_page: last,
        next_page_url: null,
      })
  })

  test('of a category has the goods of all its subcategories', async () => {
    const branch = await everything({ category: 'men' })
    const twigs = await Promise.all(
      ['men-slippers-solid-rolled', 'men-slippers-stitched', 'men-boots'].map((category) =>
        everything({ category }),
      ),
    )
    expect(new Set(slugs(branch))).toEqual(new Set(twigs.flatMap(slugs)))
  })

  test('refuses an unknown category by field name', async () => {
    await expect(list({ category: 'no-such-thing' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: ['category'], code: 'invalid' }],
    })
  })

  test('of a country has only goods that are sold there', async () => {
    const [home, japan] = [slugs(await everything()), slugs(await everything({}, 'JP'))]
    expect(home).toContain('four-seasons-shyrdak')
    expect(japan).not.toContain('four-seasons-shyrdak')
    expect(japan.length).toBeGreaterThan(20)
  })

  test('has an empty page far behind its last one', async () => {
    expect(await list({ page: 1000 })).toMatchObject({ data: [], current_page: 1000, next_page_url: null })
  })
})

describe('filter counts', () => {
  const Filters = fc.record(
    {
      group: fc.uniqueArray(fc.constantFrom('male', 'female', 'children', 'unisex'), { minLength: 1 }),
      technique: fc.uniqueArray(fc.constantFrom('solid-rolled', 'stitched'), { minLength: 1 }),
      model: fc.uniqueArray(fc.constantFrom('slippers', 'boots'), { minLength: 1 }),
      color: fc.uniqueArray(fc.integer({ min: 1, max: 18 }), { minLength: 1, maxLength: 4 }),
      category: fc.constantFrom('women', 'rugs', 'children-boots'),
      size: fc.subarray(['37', '38', '41'], { minLength: 1 }),
      in_stock: fc.constant(true),
      min: fc.constantFrom('0.00', '2000.00'),
      max: fc.constantFrom('3000.00', '9000.00'),
    },
    { requiredKeys: [] },
  )

  test('match what choosing one value shows, with the other filters kept', async () => {
    await fc.assert(
      fc.asyncProperty(Filters, fc.integer({ min: 1, max: 18 }), async (filters: ListingFilters, color) => {
        const { facets, total, data } = await everything({ ...filters, facets: true })
        expect(total).toBe(data.length)
        for (const group of ['male', 'female', 'children', 'unisex'] as const)
          expect(countOf(facets, 'group', group)).toBe((await list({ ...filters, group: [group] })).total)
        for (const model of ['slippers', 'boots'] as const)
          expect(countOf(facets, 'model', model)).toBe((await list({ ...filters, model: [model] })).total)
        expect(countOf(facets, 'color', color) ?? 0).toBe((await list({ ...filters, color: [color] })).total)
        const { in_stock: _, ...others } = filters
        expect(countOf(facets, 'size', '38') ?? 0).toBe((await list({ ...others, size: ['38'] })).total)
      }),
      { numRuns: 25 },
    )
  })

  test('and lists of a size follow the stock at once', async () => {
    const before = await everything({ size: ['38'], facets: true })
    const sold = before.data[0]
    expect(before.facets?.size.map(({ value }) => Number.parseInt(value, 10))).toEqual(
      before.facets?.size.map(({ value }) => Number.parseInt(value, 10)).toSorted((a, b) => a - b),
    )
    const { rows } = await shop.context.db.$client.query<{ variation_id: number; quantity: number }>(
      `select s.variation_id, s.quantity from stock s join variation v on v.id = s.variation_id
       where v.product_id = $1 and s.size = '38'`,
      [sold?.id],
    )
    const set = (quantity: (row: { quantity: number }) => number) =>
      Promise.all(
        rows.map((row) =>
          shop.context.db.$client.query(
            `update stock set quantity = $2 where variation_id = $1 and size = '38'`,
            [row.variation_id, quantity(row)],
          ),
        ),
      )
    await set(() => 0)
    const after = await everything({ size: ['38'] })
    await set(({ quantity }) => quantity)
    expect(slugs(after)).toEqual(slugs(before).slice(1))
    expect(after.total).toBe(before.total - 1)
    const all = await everything({ category: 'women' })
    const inStock = await everything({ category: 'women', in_stock: true })
    expect(inStock.total).toBeLessThanOrEqual(all.total)
    expect(slugs(all).filter((slug) => slugs(inStock).includes(slug))).toEqual(slugs(inStock))
  })

  test('are left out unless requested', async () => {
    expect((await list()).facets).toBeUndefined()
  })
})
