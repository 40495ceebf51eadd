import type { Banner } from '@shyrdak/sdk/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import type { PageEnv } from '../../tree/page-env.ts'
import { banner } from './banner.tsx'

const kept: Banner = {
  id: 3,
  photo: '/media/yurt.jpg',
  title: { en: 'The yurt is open', ru: 'Юрта открыта', kg: 'Боз үй ачык' },
  text: { en: 'Come and see.', ru: 'Приезжайте.', kg: 'Келиңиз.' },
  href: '/production',
  position: 1,
}
// The one read a banner has is answered with banners.
const data = (() => [kept]) as unknown as PageEnv['data']

test('its own picture, words and button', async () => {
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

test('the banner of its number, in the language of the page, its title leading where it does', async () => {
  const root = renderBlock(banner, { id: 3 }, { env: { data, language: 'kg', link: (path) => `/kg${path}` } })
  expect(root?.querySelector('img')).toHaveAttribute('src', '/media/yurt.jpg')
  expect(screen.getByRole('link', { name: 'Боз үй ачык' })).toHaveAttribute('href', '/kg/production')
  expect(root).toHaveTextContent('Келиңиз.')
  expect(await findBarriers()).toEqual([])
})

test('what the page says itself wins over what is kept', () => {
  renderBlock(banner, { id: 3, title: 'Closed for winter' }, { env: { data } })
  expect(screen.getByRole('heading')).toHaveTextContent('Closed for winter')
  expect(screen.getByText('Come and see.')).toBeInTheDocument()
})

test('banners are asked for only by a page that names one', () => {
  expect(banner.queries?.({ id: 3 })).toEqual([{ read: 'banners' }])
  expect(banner.queries?.({})).toEqual([])
})

test.each([
  ['while the banners are not there', undefined],
  ['when its number is kept no more', () => []],
])('%s, nothing is drawn', (_, answered) => {
  const env = answered ? { data: answered as unknown as PageEnv['data'] } : {} // as above
  expect(renderBlock(banner, { id: 3 }, { env })).toBeNull()
})
