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
// The one read it has is answered with articles.
const answered = (articles: unknown) => ({ data: (() => articles) as unknown as PageEnv['data'] })

test('a reader sees photo and title of each article, and a press opens it', async () => {
  const root = renderBlock(
    blogs,
    { title: 'From the blog' },
    { env: { ...answered([wool, dyes]), link: (path) => `/ru${path}` } },
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(root?.querySelectorAll('img')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Wool' })).toHaveAttribute('href', '/ru/blog/craft/wool')
  expect(screen.getByRole('link', { name: 'Dyes' })).toHaveAttribute('href', '/ru/blog/colour/dyes')
  expect(await findBarriers()).toEqual([])
})

test('the row is walked along by keyboard, and has a name of its own', async () => {
  renderBlock(blogs, { title: 'From the blog' }, { env: answered([wool, dyes]) })
  expect(screen.getByRole('list', { name: 'From the blog' })).toHaveAttribute('tabindex', '0')
})

test('an article without a photo shows its title alone', () => {
  const root = renderBlock(blogs, {}, { env: answered([{ ...wool, photo: null }]) })
  expect(root?.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'Wool' })).toBeInTheDocument()
})

test('as many are asked for as the page says: four where it says nothing, never none and never a thousand', () => {
  const asked = (props: object) => blogs.queries?.(props)
  expect(asked({ count: 7, catigory: 2 })).toEqual([{ read: 'blog', category: 2, count: 7 }])
  expect(asked({})).toEqual([{ read: 'blog', category: null, count: 4 }])
  for (const [count, most] of [
    [0, 1],
    [-3, 1],
    [1000, 48],
    ['7', 4],
    [2.5, 4],
  ] as const)
    expect(asked({ count })).toEqual([{ read: 'blog', category: null, count: most }])
})

test('a button leads to all of them, if it says something and leads somewhere safe', () => {
  const env = answered([wool])
  const more = (props: object) => {
    const root = renderBlock(blogs, props, { env })
    return root?.querySelector('header a')?.getAttribute('href')
  }
  expect(more({ buttonText: 'All articles', buttonLink: '/blog' })).toBe('/blog')
  expect(more({ buttonText: 'All articles', buttonLink: 'javascript:alert(1)' })).toBeUndefined()
  expect(more({ buttonText: '', buttonLink: '/blog' })).toBeUndefined()
  expect(more({ buttonText: 'All articles' })).toBeUndefined()
})

test.each([
  ['there are no articles', []],
  ['they could not be read', null],
  ['they are on their way', undefined],
])('when %s, not even the heading is drawn', (_, articles) => {
  expect(renderBlock(blogs, { title: 'From the blog' }, { env: answered(articles) })).toBeNull()
})
