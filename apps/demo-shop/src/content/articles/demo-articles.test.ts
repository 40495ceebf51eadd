import { emptyTexts, readBlocks } from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { imageFor } from '#images/index.ts'
import { BLOG_CATEGORIES } from '../blog-categories.ts'
import { demoArticles } from './index.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const ARTICLES = demoArticles(NOW)
const TEXTS = ARTICLES.flatMap((article) =>
  LANGUAGES.map((language) => [article.url, language, article.content[language]] as const),
)

/** The number of words in the longer strings of a tree, without markup. */
function wordsOf(value: unknown): number {
  if (typeof value === 'string') {
    const text = value.replace(/<[^>]*>/g, ' ').trim()
    return text.includes(' ') ? text.split(/\s+/).length : 0
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + wordsOf(one), 0)
    : 0
}

test('twelve articles cover every blog category, and none is dated in the future', () => {
  expect(ARTICLES).toHaveLength(12)
  expect(new Set(ARTICLES.map(({ category_id }) => category_id))).toEqual(
    new Set(BLOG_CATEGORIES.map((_, place) => place + 1)),
  )
  for (const { published_at } of ARTICLES) expect(Date.parse(published_at ?? '')).toBeLessThan(NOW.getTime())
})

test.each(TEXTS)('%s in %s has valid blocks and 300 to 500 words', (_url, _language, content) => {
  const blocks: unknown = JSON.parse(content)
  const { nodes, faults } = readBlocks(blocks)
  expect([...faults, ...emptyTexts(nodes)]).toEqual([])
  expect(wordsOf(blocks)).toBeGreaterThanOrEqual(300)
  expect(wordsOf(blocks)).toBeLessThanOrEqual(500)
})

test('every image of the blog can be drawn', () => {
  const names = ARTICLES.flatMap(({ photo, content }) =>
    [...`${photo} ${content.en}`.matchAll(/\/media\/([^"\\ ]+)\.jpg/g)].map(([, name]) => name ?? ''),
  )
  expect(names.filter((name) => imageFor(name) === undefined)).toEqual([])
})
