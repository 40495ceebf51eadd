import { BLOCK_SCHEMAS, readBlocks } from '@shyrdak/sdk/blocks'
import { FAQ_TABS, LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { imageFor } from '../images/index.ts'
import { DEMO_BANNERS } from './banners.ts'
import { DEMO_PAGES } from './demo-pages.ts'
import { DEMO_FAQ } from './faq/index.ts'

const PAGES = DEMO_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => [page.url, language, page.content[language]] as const),
)

test.each(PAGES)('%s in %s has nothing that cannot be drawn', (_url, _language, content) => {
  expect(readBlocks(JSON.parse(content)).faults).toEqual([])
})

test.each(PAGES)('%s in %s shows pictures that there are', (_url, _language, content) => {
  const names = [...content.matchAll(/\/media\/([^"\\]+)\.jpg/g)].map(([, name]) => name ?? '')
  expect(names.filter((name) => imageFor(name) === undefined)).toEqual([])
})

test('together the pages show every block', () => {
  const names = DEMO_PAGES.flatMap(({ content }) =>
    [...content.en.matchAll(/"componentName":"(\w+)"/g)].map(([, name]) => name),
  )
  expect(new Set(names)).toEqual(new Set(Object.keys(BLOCK_SCHEMAS)))
})

test('a banner on a page is one that there is', () => {
  const ids = DEMO_PAGES.flatMap(({ content }) =>
    [...content.en.matchAll(/"componentName":"Banner","props":\{"id":(\d+)/g)].map(([, id]) => Number(id)),
  )
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(DEMO_BANNERS[id - 1]).toBeDefined()
})

test('every tab of the questions has at least four answers', () => {
  for (const tab of FAQ_TABS)
    expect([tab, DEMO_FAQ.filter((entry) => entry.tab === tab).length >= 4]).toEqual([tab, true])
})
