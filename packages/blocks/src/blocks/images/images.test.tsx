import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { images } from './images.tsx'

const wool = { src: '/media/wool.jpg', alt: 'Wool' }
const dye = { src: '/media/dye.jpg', title: 'Madder', href: '/production' }

test('each picture is an item of a list, and a link when it leads somewhere', async () => {
  renderBlock(images, { images: [wool, dye] })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Madder' })])
  expect(await findBarriers()).toEqual([])
})

test('as many beside each other as the page says, else up to four', () => {
  const count = (props: object) => {
    const root = renderBlock(images, props)
    return root instanceof HTMLElement && root.style.getPropertyValue('--images-count')
  }
  expect(count({ images: [wool, dye], count: 6 })).toBe('6')
  expect(count({ images: [wool, dye] })).toBe('2')
  expect(count({ images: Array.from({ length: 9 }, () => wool) })).toBe('4')
})

test('a picture from elsewhere is left out, and without pictures nothing is drawn', () => {
  expect(
    renderBlock(images, { images: [wool, { src: 'https://example.com/a.jpg' }] })?.children,
  ).toHaveLength(1)
  expect(renderBlock(images, { images: [{ src: '//example.com/a.jpg' }] })).toBeNull()
})
