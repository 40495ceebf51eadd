import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { images } from './images.tsx'

const wool = { src: '/media/wool.jpg', alt: 'Wool' }
const dye = { src: '/media/dye.jpg', title: 'Madder', href: '/production' }

test('images are list items, linked if they have an href', async () => {
  renderBlock(images, { images: [wool, dye] })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Madder' })])
  expect(await findBarriers()).toEqual([])
})

test('the number of columns comes from the page, otherwise it is up to four', () => {
  const count = (props: object) => {
    const root = renderBlock(images, props)
    return root instanceof HTMLElement && root.style.getPropertyValue('--images-count')
  }
  expect(count({ images: [wool, dye], count: 6 })).toBe('6')
  expect(count({ images: [wool, dye] })).toBe('2')
  expect(count({ images: Array.from({ length: 9 }, () => wool) })).toBe('4')
})

test('images from other hosts are dropped, and without images nothing is rendered', () => {
  expect(
    renderBlock(images, { images: [wool, { src: 'https://example.com/a.jpg' }] })?.children,
  ).toHaveLength(1)
  expect(renderBlock(images, { images: [{ src: '//example.com/a.jpg' }] })).toBeNull()
})
