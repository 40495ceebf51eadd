import { readBlocks } from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { pictureFor } from '../pictures/index.ts'
import { DEMO_PAGES } from './demo-pages.ts'

const PAGES = DEMO_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => [page.url, language, page.content[language]] as const),
)

test.each(PAGES)('%s in %s has nothing that cannot be drawn', (_url, _language, content) => {
  expect(readBlocks(JSON.parse(content)).faults).toEqual([])
})

test.each(PAGES)('%s in %s shows pictures that there are', (_url, _language, content) => {
  const names = [...content.matchAll(/\/media\/([^"\\]+)\.jpg/g)].map(([, name]) => name ?? '')
  expect(names.filter((name) => pictureFor(name) === undefined)).toEqual([])
})
