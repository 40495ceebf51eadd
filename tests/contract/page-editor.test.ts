import { isShyrdakError, type Sdk } from '@shyrdak/sdk'
import { PAGE_CONTENT_LENGTH } from '@shyrdak/sdk/contract'
import type { CompleteContract, NewArticle, NewPage } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'

const inAll = <Thing>(thing: Thing) => ({ en: thing, ru: thing, kg: thing })
const paragraph = (content: string) => ({ componentName: 'Paragraph', props: { content } })
const page = (url: string, title = 'Felt'): NewPage => ({
  url,
  title: inAll(title),
  description: inAll(''),
  content: inAll(JSON.stringify([paragraph('<p>Wool</p>')])),
})

let store: TestStore
let content: Sdk<CompleteContract>['management']['content']
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
  ;({ content } = (await managerOf(store)).management)
})
afterAll(() => store.close())

const preview = (blocks: unknown) =>
  content.preview.read({ body: { content: typeof blocks === 'string' ? blocks : JSON.stringify(blocks) } })

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (isShyrdakError(error)) return error.code
      throw error
    },
  )

describe('a preview', () => {
  test('returns what visitors would get, and the path of what would be refused', async () => {
    const { content: blocks, faults } = await preview([
      paragraph('<h1 onclick="alert(1)">Felt</h1><script>alert(1)</script>'),
      {
        componentName: 'Container',
        props: {},
        children: [
          { componentName: 'PlainImage', props: { src: 'https://evil.example/a.png' } },
          { componentName: 'Button', props: { buttonText: 'Wool', buttonLink: '/wool', tone: 'loud' } },
        ],
      },
      { componentName: 'Marquee' },
    ])
    expect(JSON.parse(blocks)).toEqual([
      paragraph('<h2>Felt</h2>'),
      {
        componentName: 'Container',
        props: {},
        children: [{ componentName: 'Button', props: { buttonText: 'Wool', buttonLink: '/wool' } }],
      },
    ])
    expect(faults).toEqual([
      { path: [1, 'children', 0, 'props', 'src'], code: 'invalid_prop' },
      { path: [1, 'children', 1, 'props', 'tone'], code: 'invalid_prop' },
      { path: [2], code: 'unknown_block' },
    ])
  })

  test('returns what the page contains once it is saved', async () => {
    const blocks = [
      paragraph('<p>A &amp; B <b style="color:red;position:fixed">c</b></p><img src=x onerror=alert(1)>'),
    ]
    const { content: shown } = await preview(blocks)
    const made = await content.pages.create({
      body: { ...page('previewed'), content: inAll(JSON.stringify(blocks)) },
    })
    expect(made.content.ru).toBe(shown)
    expect((await store.sdk.content.pages.read({ params: { url: 'previewed' } })).content).toBe(shown)
  })

  test('stores nothing', async () => {
    const before = await content.pages.list()
    await preview([paragraph('<p>Felt</p>')])
    expect(await content.pages.list()).toEqual(before)
  })

  test.each([
    ['half a JSON', '[{"componentName":'],
    ['lists that never end', '['.repeat(100_000)],
    ['a text', 'felt'],
  ])('of %s is refused by field name', async (_what, text) => {
    const refused = await preview(text).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'INVALID', issues: [{ path: ['content'], code: 'invalid' }] })
  })

  test.each([
    ['null', 'null', '[]'],
    ['a number', '5', '[]'],
    ['poisoned keys', '[{"__proto__":{"componentName":"Paragraph"},"constructor":1}]', '[]'],
  ])('of %s is an empty page', async (_what, text, shown) => {
    expect((await preview(text)).content).toBe(shown)
  })

  test('of too much content is refused, and the list of faults is limited', async () => {
    expect(await codeOf(preview(`"${'a'.repeat(PAGE_CONTENT_LENGTH)}"`))).toBe('INVALID')
    expect(await codeOf(preview(`"${'я'.repeat(3_000_000)}"`))).toBe('TOO_LARGE')
    const { faults } = await preview(Array.from({ length: 1_900 }, () => ({ componentName: 'PlainImage' })))
    expect(faults).toHaveLength(200)
  })
})

describe('the lists', () => {
  const article = async (url: string, published_at: string): Promise<NewArticle> => {
    const { description: _, ...common } = page(url)
    const { data: goods } = await store.sdk.retailCatalogue.products.list({ query: { per_page: 1 } })
    const { photo } = goods[0]!.product
    return { ...common, category_id: 1, summary: inAll('Felt'), photo, published_at }
  }

  test('find a page by its address, and by its title in any language', async () => {
    await content.pages.create({
      body: { ...page('winter-wool'), title: { en: 'Winter_100%', ru: 'Зимняя шерсть', kg: 'Кышкы жүн' } },
    })
    const found = async (text: string) =>
      (await content.pages.list({ query: { text } })).data.map(({ url }) => url)
    for (const text of ['winter-w', 'ШЕРСТЬ зимняя', 'кышкы', 'r_100%'])
      expect(await found(text)).toEqual(['winter-wool'])
    expect(await found('winter кышкы no-such')).toEqual([])
    expect((await found('')).length).toBeGreaterThan(1)
  })

  test('filter articles by published and scheduled', async () => {
    await content.blog.create({ body: await article('zz-tomorrow', '2099-01-01T00:00:00.000Z') })
    await content.blog.create({ body: await article('zz-yesterday', '2020-01-01T00:00:00.000Z') })
    const urls = async (state: 'published' | 'scheduled') =>
      (await content.blog.list({ query: { state, text: 'zz-', per_page: 100 } })).data.map(({ url }) => url)
    expect(await urls('scheduled')).toEqual(['zz-tomorrow'])
    expect(await urls('published')).toEqual(['zz-yesterday'])
  })

  test('keep their filter in the address of the next page', async () => {
    const { next_page_url: next } = await content.pages.list({ query: { text: 'e', per_page: 1 } })
    expect(next).toContain('text=e')
  })
})
