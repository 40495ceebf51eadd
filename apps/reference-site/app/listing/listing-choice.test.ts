import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentQuery } from '../page/document-query.ts'
import {
  choiceHref,
  filterCount,
  listingQuery,
  readChoice,
  withoutEach,
  withoutFilters,
  withoutPrice,
  withoutValue,
  type ListingChoice,
} from './listing-choice.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

const som = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((minor) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`)

const anyChoice: fc.Arbitrary<ListingChoice> = fc
  .record({
    group: fc.subarray(['male', 'female', 'children', 'unisex'] as const),
    technique: fc.subarray(['solid-rolled', 'stitched'] as const),
    model: fc.subarray(['slippers', 'boots'] as const),
    color: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 40 }),
    size: fc.uniqueArray(fc.constantFrom('38', '120×180 cm', '54–55 cm', 'a b&c'), { maxLength: 4 }),
    artisan: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 4 }),
    isInStock: fc.boolean(),
    isOnSale: fc.boolean(),
    prices: fc.tuple(fc.option(som), fc.option(som)),
    sort: fc.constantFrom(null, 'new' as const, 'price_up' as const, 'price_down' as const),
    page: fc.integer({ min: 1, max: 100_000 }),
    text: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  })
  .map(({ prices: [a, b], ...rest }) => {
    const isTurned = a !== null && b !== null && Number(a) > Number(b)
    const sort = rest.sort === 'new' && rest.text === '' ? null : rest.sort
    return { ...rest, sort, min: isTurned ? b : a, max: isTurned ? a : b }
  })

describe('the filters of a list', () => {
  it('each of them can be removed by itself', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const each = withoutEach(choice)
        expect(new Set(each.map((one) => choiceHref('/', one))).size).toBe(each.length)
        for (const one of each) {
          expect(filterCount(one)).toBeLessThan(filterCount(choice))
          expect(withoutEach(one)).toHaveLength(each.length - 1)
          expect([one.text, one.sort, one.page]).toEqual([choice.text, choice.sort, 1])
        }
      }),
    )
  })

  it('each combination of filters is a document of its own', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const [, query = ''] = choiceHref('/categories', choice).split('?')
        expect(read(documentQuery(query))).toEqual(choice)
      }),
    )
  })

  it('an address leads back to the filters that it was made of', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const [, query = ''] = choiceHref('/categories', choice).split('?')
        expect(read(query)).toEqual(choice)
      }),
    )
  })

  it('several values of one filter are repeated in the address', () => {
    expect(choiceHref('/kg/categories/rugs', read('group=female&group=male&color=3&page=2'))).toBe(
      '/kg/categories/rugs?group=male&group=female&color=3&page=2',
    )
  })

  it('a list without filters has the bare address', () => {
    expect(choiceHref('/categories', read('min=&max=&sort=new&page=1'))).toBe('/categories')
  })

  it('a search is in the order of relevance until another is chosen', () => {
    expect(listingQuery(read('text=rug'))).not.toHaveProperty('sort')
    expect(listingQuery(read('text=rug&sort=new'))).toHaveProperty('sort', 'new')
    expect(choiceHref('/search', read('text=rug&sort=new'))).toBe('/search?text=rug&sort=new')
  })

  it('any query gives a valid list', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('group', 'color', 'size', 'in_stock', 'min', 'max', 'sort', 'page', 'text'),
            fc.string(),
          ),
        ),
        (pairs) => {
          const choice = readChoice(new URLSearchParams(pairs))
          expect(choice.page).toBeGreaterThanOrEqual(1)
          expect(choice.text.length).toBeLessThanOrEqual(200)
          expect(listingQuery(choice).per_page).toBe(24)
        },
      ),
    )
  })

  it('prices are parsed as people type them, and swapped if the lower one is last', () => {
    expect(read('min=2 500&max=1200,5')).toMatchObject({ min: '1200.50', max: '2500.00' })
    expect(read('min=2500&max=1200')).toHaveProperty('isPriceTurned')
    expect(read('min=1200&max=2500')).not.toHaveProperty('isPriceTurned')
    expect(read('min=-5&max=many')).toMatchObject({ min: null, max: null })
  })

  it.each(['min=abc', 'max=-5', 'min=abc&max=900'])(
    'a price that is not an amount is said to be one: %s',
    (query) => {
      expect(read(query)).toHaveProperty('isPriceUnread')
      expect(read('min=&max= 1 500 ')).not.toHaveProperty('isPriceUnread')
    },
  )

  it('removing a filter keeps the others and returns to the first page', () => {
    const choice = read('group=male&group=female&model=boots&min=100&page=3')
    expect(choiceHref('/c', withoutValue(choice, 'group', 'male'))).toBe(
      '/c?group=female&model=boots&min=100',
    )
    expect(choiceHref('/c', withoutPrice(choice))).toBe('/c?group=male&group=female&model=boots')
  })

  it('clearing all filters keeps the search text and the sort order', () => {
    const cleared = withoutFilters(read('text=rug&sort=price_up&color=1&max=9'))
    expect(choiceHref('/search', cleared)).toBe('/search?text=rug&sort=price_up')
    expect(filterCount(cleared)).toBe(0)
  })

  it('a price range counts as one filter', () => {
    expect(filterCount(read('min=1&max=2&group=male'))).toBe(2)
  })
})
