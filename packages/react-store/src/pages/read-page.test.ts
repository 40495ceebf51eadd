import { queryKey, registryOf, type Block } from '@shyrdak/blocks'
import { createSdk, type Transport } from '@shyrdak/sdk'
import { Banner } from '@shyrdak/sdk/contract'
import { aProductEntry, build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { pageContract } from './page-sdk.ts'
import { readPage } from './read-page.ts'

const goods: Block<{ category?: number }> = {
  name: 'Goods',
  queries: ({ category = null as number | null }) => [{ read: 'products', category, count: 4 }], // as stored
  render: () => null,
}
const registry = registryOf(goods)
const aBanner = (id: number) => build(Banner, { id, photo: '/media/banner.jpg' })

function shop() {
  const requested: string[] = []
  const transport: Transport = async ({ endpoint }) => {
    requested.push(endpoint.path)
    if (endpoint.path === '/frontend/product/category/:id') throw new Error('offline')
    return [aProductEntry()]
  }
  return { requested, sdk: createSdk(pageContract, { transport }) }
}

test('equal queries of a page are sent once', async () => {
  const { requested, sdk } = shop()
  const content = JSON.stringify([{ componentName: 'Goods' }, { props: { component: 'Goods' } }])
  const page = await readPage(content, { blocks: registry, sdk, language: 'en', onFailure: () => {} })
  expect(requested).toEqual(['/frontend/product/main'])
  expect(page.data[queryKey({ read: 'products', count: 4, category: null })]).toEqual([aProductEntry()])
})

test('banners are loaded from all pages of the list', async () => {
  const requested: unknown[] = []
  const transport: Transport = async ({ query }) => {
    requested.push(query)
    const page = Number(query['page'])
    return {
      data: [aBanner(page)],
      total: 2,
      per_page: 22,
      current_page: page,
      last_page: 2,
      next_page_url: null,
    }
  }
  const sdk = createSdk(pageContract, { transport })
  const slot: Block = { name: 'Slot', queries: () => [{ read: 'banners' }], render: () => null }
  const page = await readPage('[{"componentName":"Slot"}]', {
    blocks: registryOf(slot),
    sdk,
    language: 'en',
    onFailure: () => {},
  })
  expect(page.data[queryKey({ read: 'banners' })]).toEqual([aBanner(1), aBanner(2)])
  expect(requested).toEqual([
    { page: 1, per_page: 22 },
    { page: 2, per_page: 22 },
  ])
})

test('a failed query leaves its block without data, and the others with theirs', async () => {
  const { sdk } = shop()
  const failed: unknown[] = []
  const content = JSON.stringify([
    { componentName: 'Goods', props: { category: 7 } },
    { componentName: 'Goods' },
  ])
  const page = await readPage(content, {
    blocks: registry,
    sdk,
    language: 'en',
    onFailure: (_error, query) => failed.push(query),
  })
  expect(failed).toEqual([{ read: 'products', category: 7, count: 4 }])
  expect(Object.values(page.data)).toEqual([null, [aProductEntry()]])
})

test.each(['', '{"a"', 'null', '7', '"text"', '{}'])(
  'content that is not a list of blocks is an empty page: %j',
  async (content) => {
    const { sdk } = shop()
    expect(await readPage(content, { blocks: registry, sdk, language: 'en', onFailure: () => {} })).toEqual({
      nodes: [],
      data: {},
    })
  },
)
