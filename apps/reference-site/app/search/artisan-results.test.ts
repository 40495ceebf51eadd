import { createSdk } from '@shyrdak/sdk'
import { contract, type ArtisanPage, type Paginated } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { expect, test, vi } from 'vitest'
import { allResultsHref, hasResults, kindOf, loadAllResults, loadArtisanResults } from './artisan-results.ts'

const PRODUCTS = 'GET /specialgoods/product'
const ARTISANS = 'GET /specialgoods/artisan'

const text = { en: 'Kanykei', ru: 'Каныкей', kg: 'Каныкей' }
const pageOf = <Row>(data: Row[], last_page = 1): Paginated<Row> => ({
  data,
  total: data.length,
  per_page: 8,
  current_page: 1,
  last_page,
  next_page_url: null,
})
const artisans: ArtisanPage = pageOf([{ id: 1, name: text, position: text, profile_pic: null }])

function contextOf(answers: Parameters<typeof fakeTransport>[0]) {
  const transport = fakeTransport(answers)
  const logFailure = vi.fn()
  return { context: { sdk: createSdk(contract, { transport }), logFailure }, transport, logFailure }
}

test('a search asks for the goods of workshops and for workshops with its text', async () => {
  const { context, transport } = contextOf({ [PRODUCTS]: () => pageOf([]), [ARTISANS]: () => artisans })
  const found = await loadArtisanResults(context, 'каныкей')
  expect(found.artisans?.data).toEqual(artisans.data)
  expect(hasResults(found)).toBe(true)
  expect(transport.calls.map(({ query }) => query?.['text'])).toEqual(['каныкей', 'каныкей'])
})

test('one call that fails leaves the results of the other', async () => {
  const { context, logFailure } = contextOf({
    [PRODUCTS]: refusal('UNAVAILABLE'),
    [ARTISANS]: () => artisans,
  })
  const found = await loadArtisanResults(context, 'каныкей')
  expect(found.special).toBeNull()
  expect(found.artisans?.total).toBe(1)
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('searching special goods', expect.any(Error))
})

test('a page after the last one of all results is not found', async () => {
  const { context } = contextOf({ [ARTISANS]: () => artisans })
  expect((await loadAllResults(context, 'каныкей', 'artisans', 1)).artisans?.total).toBe(1)
  await expect(loadAllResults(context, 'каныкей', 'artisans', 2)).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('the address of all results names the text, the kind and the page, and another kind is ignored', () => {
  expect(allResultsHref('/en/search', 'a & b', 'special')).toBe('/en/search?text=a+%26+b&only=special')
  expect(allResultsHref('/search', 'rug', 'artisans', 2)).toBe('/search?text=rug&only=artisans&page=2')
  expect([kindOf('special'), kindOf('artisans'), kindOf('retail'), kindOf(null)]).toEqual([
    'special',
    'artisans',
    null,
    null,
  ])
})
