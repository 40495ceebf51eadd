import { BlogEntry } from '@shyrdak/sdk/contract'
import { build } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { PageEnv } from '../../tree/page-env.ts'
import { blogs } from './blogs.tsx'

const wool = build(BlogEntry, { id: 1, title: 'Wool', url: 'wool', category_url: 'craft' })
const dyes = build(BlogEntry, { id: 2, title: 'Dyes', url: 'dyes', category_url: 'colour' })
// The cast is safe: the block has only this query.
const withArticles = (articles: unknown) => ({ data: (() => articles) as unknown as PageEnv['data'] })

test('each article has a photo and a linked title', async () => {
  const root = renderBlock(
    blogs,
    { title: 'From the blog' },
    { env: { ...withArticles([wool, dyes]), link: (path) => `/ru${path}` } },
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(root?.querySelectorAll('img')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Wool' })).toHaveAttribute('href', '/ru/blog/craft/wool')
  expect(screen.getByRole('link', { name: 'Dyes' })).toHaveAttribute('href', '/ru/blog/colour/dyes')
  expect(await findBarriers()).toEqual([])
})

test('the row is scrollable by keyboard and has an accessible name', async () => {
  renderBlock(blogs, { title: 'From the blog' }, { env: withArticles([wool, dyes]) })
  expect(screen.getByRole('list', { name: 'From the blog' })).toHaveAttribute('tabindex', '0')
})

test('an article without a photo shows only its title', () => {
  const root = renderBlock(blogs, {}, { env: withArticles([{ ...wool, photo: null }]) })
  expect(root?.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Wool' })).toBeInTheDocument()
})

test('the count comes from the page, is clamped to 1 and 48, and is 4 by default', () => {
  const queries = (props: object) => blogs.queries?.(props)
  expect(queries({ count: 7, catigory: 2 })).toEqual([{ read: 'blog', category: 2, count: 7 }])
  expect(queries({})).toEqual([{ read: 'blog', category: null, count: 4 }])
  for (const [count, expected] of [
    [0, 1],
    [-3, 1],
    [1000, 48],
    ['7', 4],
    [2.5, 4],
  ] as const)
    expect(queries({ count })).toEqual([{ read: 'blog', category: null, count: expected }])
})

test('the button needs a text and a safe link', () => {
  const env = withArticles([wool])
  const linkOf = (props: object) => {
    const root = renderBlock(blogs, props, { env })
    return root?.querySelector('header a')?.getAttribute('href')
  }
  expect(linkOf({ buttonText: 'All articles', buttonLink: '/blog' })).toBe('/blog')
  expect(linkOf({ buttonText: 'All articles', buttonLink: 'javascript:alert(1)' })).toBeUndefined()
  expect(linkOf({ buttonText: '', buttonLink: '/blog' })).toBeUndefined()
  expect(linkOf({ buttonText: 'All articles' })).toBeUndefined()
})

test.each([
  ['there are no articles', []],
  ['they cannot be loaded', null],
  ['they are loading', undefined],
])('when %s, nothing is rendered', (_, articles) => {
  expect(renderBlock(blogs, { title: 'From the blog' }, { env: withArticles(articles) })).toBeNull()
})
