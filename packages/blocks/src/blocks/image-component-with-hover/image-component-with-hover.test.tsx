import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { imageComponentWithHover } from './image-component-with-hover.tsx'

const images = [
  { src: '/media/mule.jpg', alt: 'A pair of mules' },
  { src: '/media/mule-sole.jpg', alt: 'Their soles' },
]

test('the name of the link includes both images and the text', async () => {
  const root = renderBlock(imageComponentWithHover, {
    images,
    title: 'Mules',
    text: 'Cut by hand',
    href: '/x',
  })
  expect(root).toBe(screen.getByRole('link', { name: 'A pair of mules Their soles Mules Cut by hand' }))
  expect(await findBarriers()).toEqual([])
})

test('without a link it is focusable', async () => {
  const root = renderBlock(imageComponentWithHover, { images, title: 'Mules', text: 'Cut by hand' })
  expect(root).toBe(screen.getByRole('group', { name: 'Mules' }))
  expect(root).toHaveAttribute('tabindex', '0')
  expect(await findBarriers()).toEqual([])
})

test('without hidden content it is not focusable', () => {
  expect(renderBlock(imageComponentWithHover, { images: images.slice(0, 1) })).not.toHaveAttribute('tabindex')
})

test('without an image nothing is rendered', () => {
  expect(renderBlock(imageComponentWithHover, { images: [], title: 'Mules' })).toBeNull()
})
