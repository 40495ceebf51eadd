import { memoryStorage } from '@shyrdak/state-machines/storage'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { RecentlyViewed, type ViewedProduct } from './recently-viewed.tsx'

const product = (slug: string): ViewedProduct => ({
  path: `/product/${slug}`,
  name: { en: `Slippers ${slug}`, ru: `Тапочки ${slug}`, kg: `Тапичке ${slug}` },
  photo: `/media/${slug}.jpg`,
})

async function view(storage: ReturnType<typeof memoryStorage>, slug: string) {
  const { store } = aStore({ storage, language: 'kg' })
  return renderAsIsland(store, <RecentlyViewed current={product(slug)} />)
}

test('viewed products are listed on the page of another, the latest first, each once', async () => {
  const storage = memoryStorage()
  for (const slug of ['a', 'b', 'a', 'c']) {
    const { html, unmount } = await view(storage, slug)
    expect(html, 'a server knows of none').not.toContain('Тапичке')
    unmount()
  }
  await view(storage, 'd')
  const section = within(await screen.findByRole('region', { name: 'Жакында көргөндөрүңүз' }))
  expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Тапичке c',
    'Тапичке a',
    'Тапичке b',
  ])
  expect(section.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\/product\/c$/)
  expect(await findBarriers()).toEqual([])
})

test('the first viewed product has no list beside it', async () => {
  const { container } = await view(memoryStorage(), 'a')
  expect(container.querySelector('section')).toBeNull()
})

test.each([
  ['an address elsewhere', [{ ...product('x'), path: 'https://evil.example/' }, product('b')], 1],
  ['a photo elsewhere', [{ ...product('x'), photo: '//evil.example/x.jpg' }, product('b')], 1],
  ['no name', [{ ...product('x'), name: null }, null, 7, product('b')], 1],
  ['no list', { products: [] }, 0],
])('%s in storage is not shown', async (_what, written, shown) => {
  await view(memoryStorage([['recentlyViewed', JSON.stringify(written)]]), 'a')
  const links = screen.queryAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(Array(shown).fill('Тапичке b'))
})

test('an unreadable storage entry shows no list', async () => {
  const { container } = await view(memoryStorage([['recentlyViewed', '{"']]), 'a')
  expect(container.querySelector('section')).toBeNull()
})
