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

test('products are found again on the page of another, the latest first, and none twice', async () => {
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

test('the first product that somebody views has none beside it', async () => {
  const { container } = await view(memoryStorage(), 'a')
  expect(container.querySelector('section')).toBeNull()
})

test('what somebody else wrote into storage leads nowhere', async () => {
  const hostile = { ...product('x'), path: 'https://evil.example/' }
  const storage = memoryStorage([
    ['recentlyViewed', JSON.stringify({ version: 1, value: { products: [hostile, product('b')] } })],
  ])
  await view(storage, 'a')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link')).toHaveTextContent('Тапичке b')
})
