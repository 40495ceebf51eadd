import { LANGUAGES } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { CATEGORIES, type DemoCategory } from '../categories.ts'
import { DEMO_MENUS } from '../menus.ts'
import { demoArticles } from './articles/index.ts'
import { DEMO_BANNERS } from './banners.ts'
import { BLOG_CATEGORIES } from './blog-categories.ts'
import { DEMO_PAGES } from './demo-pages.ts'
import { DEMO_FAQ } from './faq/index.ts'

const urlsOf = (categories: readonly DemoCategory[]): string[] =>
  categories.flatMap(({ url, below = [] }) => [url, ...urlsOf(below)])

/** Paths the store has a screen for. Source: spec §2. */
const PLACES = new Set([
  '/categories',
  ...urlsOf(CATEGORIES).map((url) => `/categories/${url}`),
  '/artisans',
  '/about',
  '/production',
  '/blog',
  ...BLOG_CATEGORIES.map(({ url }) => `/blog/${url}`),
  ...DEMO_PAGES.map(({ url }) => `/pages/${url}`),
])

/** Paths of the store in JSON: in blocks and entries, and in their HTML. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/"(?:href|buttonLink|url)":"(\/[^"]*)"/g)].map(([, path]) => path ?? '')
  const written = [...text.matchAll(/<a href=\\+"(\/[^"\\]*)/g)].map(([, path]) => path ?? '')
  return [...named, ...written.map((path) => path.replace(/^\/(?:en|ru|kg)(?=\/)/, ''))]
}

const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['the menus', JSON.stringify([DEMO_MENUS.retail, DEMO_MENUS.footer])],
  ['the banners', JSON.stringify(DEMO_BANNERS)],
  ['the answers', JSON.stringify(DEMO_FAQ)],
  ...[...DEMO_PAGES, ...demoArticles(new Date())].map(
    ({ url, content }) => [url, Object.values(content).join(' ')] as const,
  ),
]

test.each(TEXTS)('every link of %s leads to an existing page', (_what, text) => {
  expect(pathsIn(text).filter((path) => !PLACES.has(path))).toEqual([])
})

test('a link in a text keeps the language of its page', () => {
  for (const language of LANGUAGES)
    for (const text of [
      ...DEMO_PAGES.map(({ content }) => content[language]),
      ...DEMO_FAQ.map(({ answer }) => JSON.stringify(answer[language])),
    ])
      for (const [, path] of text.matchAll(/<a href=\\+"(\/[^"\\]*)/g))
        expect(path).toMatch(new RegExp(`^/${language}/`))
})
