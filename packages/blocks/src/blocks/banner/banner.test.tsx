import type { Banner } from '@shyrdak/sdk/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { PageEnv } from '../../tree/page-env.ts'
import { banner } from './banner.tsx'

const saved: Banner = {
  id: 3,
  photo: '/media/yurt.jpg',
  title: { en: 'The yurt is open', ru: 'Юрта открыта', kg: 'Боз үй ачык' },
  text: { en: 'Come and see.', ru: 'Приезжайте.', kg: 'Келиңиз.' },
  href: '/production',
  position: 1,
}
// The cast is safe: a banner block has only this query.
const data = (() => [saved]) as unknown as PageEnv['data']

test('it shows its own image, text and button', async () => {
  const root = renderBlock(banner, {
    image: '/media/jailoo.jpg',
    title: 'Summer',
    content: '<p>The wool is here</p>',
    buttonText: 'See it',
    buttonLink: '/categories',
  })
  expect(root?.querySelector('img')).toHaveAttribute('src', '/media/jailoo.jpg')
  expect(screen.getByRole('heading', { name: 'Summer' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/categories')
  expect(await findBarriers()).toEqual([])
})

test('it shows the saved banner in the language of the page, linked by its title', async () => {
  const root = renderBlock(banner, { id: 3 }, { env: { data, language: 'kg', link: (path) => `/kg${path}` } })
  expect(root?.querySelector('img')).toHaveAttribute('src', '/media/yurt.jpg')
  expect(screen.getByRole('link', { name: 'Боз үй ачык' })).toHaveAttribute('href', '/kg/production')
  expect(root).toHaveTextContent('Келиңиз.')
  expect(await findBarriers()).toEqual([])
})

test('content set in the page overrides the saved banner', () => {
  renderBlock(banner, { id: 3, title: 'Closed for winter' }, { env: { data } })
  expect(screen.getByRole('heading')).toHaveTextContent('Closed for winter')
  expect(screen.getByText('Come and see.')).toBeInTheDocument()
})

test('it queries banners only if it refers to one', () => {
  expect(banner.queries?.({ id: 3 })).toEqual([{ read: 'banners' }])
  expect(banner.queries?.({})).toEqual([])
})

test.each([
  ['while the banners load', undefined],
  ['when its banner no longer exists', () => []],
])('%s, nothing is rendered', (_, noBanners) => {
  const env = noBanners ? { data: noBanners as unknown as PageEnv['data'] } : {} // as above
  expect(renderBlock(banner, { id: 3 }, { env })).toBeNull()
})
