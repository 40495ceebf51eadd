import { createSdk } from '@shyrdak/sdk'
import { contract, type Facets } from '@shyrdak/sdk/contract'
import { fakeTransport } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import type { RequestContext } from '../page/request-context.ts'
import { readChoice } from './listing-choice.ts'
import { loadListing } from './load-listing.ts'

const LIST = 'GET /frontend/product'
const text = (name: string) => ({ en: name, ru: name, kg: name })
const facetsOf = (count: number): Facets => ({
  group: [{ value: 'female', count }],
  technique: [],
  model: [{ value: 'slippers', count }],
  color: [{ value: 3, count }],
  size: [{ value: '38', count }],
  artisan: [{ value: 7, name: text('Ак-Сай'), count: 12 }],
})
const nothing = { data: [], per_page: 24, current_page: 1, last_page: 1, next_page_url: null }

/** A store with one colour, one size and one artisan. */
function storeOfOne() {
  const transport = fakeTransport({
    [LIST]: ({ query }) => {
      const { color = [], size = [], artisan = [] } = query as Record<string, unknown[]> // as the loader asks
      const isKnown = [...color, ...artisan, ...size].every((value) => [3, 7, '38'].includes(value as number))
      return { ...nothing, total: isKnown ? 12 : 0, facets: facetsOf(isKnown ? 12 : 0) }
    },
    'GET /frontend/color': [{ id: 3, name: text('Grey'), hex: '#999999' }],
    'GET /frontend/prices': { max_value: '9000.00' },
  })
  // The loader reads nothing else of the context.
  const context = { sdk: createSdk(contract, { transport }) } as RequestContext
  return { open: (query: string) => loadListing(context, readChoice(new URLSearchParams(query))), transport }
}

test.each(['color=9999', 'artisan=9999', 'size=999', 'color=3&artisan=9999&size=999'])(
  'an address with the unknown %s leaves the other filters with their counts',
  async (query) => {
    const { goods } = await storeOfOne().open(query)
    expect(goods.total).toBe(0)
    expect(goods.facets).toEqual(facetsOf(12))
  },
)

test('a list with known filter values is requested once', async () => {
  const { open, transport } = storeOfOne()
  expect((await open('color=3&artisan=7&size=38')).goods.total).toBe(12)
  expect(transport.callsOf(LIST)).toHaveLength(1)
})
