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

test.each(PAGES)('%s in %s has valid blocks and no empty text', (_url, _language, content) => {
  const { nodes, faults } = readBlocks(JSON.parse(content))
  expect([...faults, ...emptyTexts(nodes)]).toEqual([])
})

test.each(PAGES)('%s in %s shows only images that can be drawn', (_url, _language, content) => {
  const names = [...content.matchAll(/\/media\/([^"\\]+)\.jpg/g)].map(([, name]) => name ?? '')
  expect(names.filter((name) => imageFor(name) === undefined)).toEqual([])
})

test('together the pages use every block except the film', () => {
  const names = DEMO_PAGES.flatMap(({ content }) =>
    [...content.en.matchAll(/"componentName":"(\w+)"/g)].map(([, name]) => name),
  )
  const { VideoComponent: _film, ...others } = BLOCK_SCHEMAS
  expect(new Set(names)).toEqual(new Set(Object.keys(others)))
})

test('the page about production has seven steps with an image each', () => {
  const page = DEMO_PAGES.find(({ url }) => url === 'production')
  for (const language of LANGUAGES) {
    const content = page?.content[language] ?? ''
    const steps = [...content.matchAll(/<h3>(\d)\. /g)].map(([, number]) => Number(number))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(content.match(/"componentName":"PlainImage"[^}]*"width":"24rem"/g)).toHaveLength(7)
  }
})

test('banners on pages exist', () => {
  const ids = DEMO_PAGES.flatMap(({ content }) =>
    [...content.en.matchAll(/"componentName":"Banner","props":\{"id":(\d+)/g)].map(([, id]) => Number(id)),
  )
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(DEMO_BANNERS[id - 1]).toBeDefined()
})

test('every FAQ tab has at least four answers', () => {
  for (const tab of FAQ_TABS)
    expect([tab, DEMO_FAQ.filter((entry) => entry.tab === tab).length >= 4]).toEqual([tab, true])
})

test('the opening hours are the same on every page', () => {
  for (const language of LANGUAGES) {
    const { hours } = SHOP_CONTACTS[language]
    for (const url of ['contacts', 'faq'])
      expect(DEMO_PAGES.find((page) => page.url === url)?.content[language]).toContain(hours)
    const answers = DEMO_FAQ.map(({ answer }) => answer[language]).join(' ')
    expect(answers).toContain(hours)
    expect(answers.replaceAll(hours, '')).not.toMatch(/\b9 (?:and|to|до) 18|9дан 18ге/)
  }
})
