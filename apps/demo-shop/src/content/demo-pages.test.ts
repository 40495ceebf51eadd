import { BLOCK_SCHEMAS, emptyTexts, readBlocks } from '@shyrdak/sdk/blocks'
import { FAQ_TABS, LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { imageFor } from '../images/index.ts'
import { DEMO_BANNERS } from './banners.ts'
import { DEMO_PAGES } from './demo-pages.ts'
import { DEMO_FAQ } from './faq/index.ts'
import { SHOP_CONTACTS } from './shop-contacts.ts'

const PAGES = DEMO_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => [page.url, language, page.content[language]] as const),
)

test.each(PAGES)('%s in %s has nothing that cannot be drawn or says nothing', (_url, _language, content) => {
  const { nodes, faults } = readBlocks(JSON.parse(content))
  expect([...faults, ...emptyTexts(nodes)]).toEqual([])
})

test.each(PAGES)('%s in %s shows pictures that there are', (_url, _language, content) => {
  const names = [...content.matchAll(/\/media\/([^"\\]+)\.jpg/g)].map(([, name]) => name ?? '')
  expect(names.filter((name) => imageFor(name) === undefined)).toEqual([])
})

test('together the pages show every block but the film, which the demo has none of', () => {
  const names = DEMO_PAGES.flatMap(({ content }) =>
    [...content.en.matchAll(/"componentName":"(\w+)"/g)].map(([, name]) => name),
  )
  const { VideoComponent: _film, ...others } = BLOCK_SCHEMAS
  expect(new Set(names)).toEqual(new Set(Object.keys(others)))
})

test('how felt is made is told in images, one for each step', () => {
  const page = DEMO_PAGES.find(({ url }) => url === 'production')
  for (const language of LANGUAGES) {
    const content = page?.content[language] ?? ''
    const steps = [...content.matchAll(/<h3>(\d)\. /g)].map(([, number]) => Number(number))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(content.match(/"componentName":"PlainImage"[^}]*"width":"24rem"/g)).toHaveLength(7)
  }
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

test('whoever looks for the opening hours reads the same ones on every page', () => {
  for (const language of LANGUAGES) {
    const { hours } = SHOP_CONTACTS[language]
    for (const url of ['contacts', 'faq'])
      expect(DEMO_PAGES.find((page) => page.url === url)?.content[language]).toContain(hours)
    const answers = DEMO_FAQ.map(({ answer }) => answer[language]).join(' ')
    expect(answers).toContain(hours)
    expect(answers.replaceAll(hours, '')).not.toMatch(/\b9 (?:and|to|до) 18|9дан 18ге/)
  }
})
