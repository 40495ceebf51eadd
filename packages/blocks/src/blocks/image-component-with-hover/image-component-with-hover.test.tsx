import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { imageComponentWithHover } from './image-component-with-hover.tsx'

const images = [
  { src: '/media/mule.jpg', alt: 'A pair of mules' },
  { src: '/media/mule-sole.jpg', alt: 'Their soles' },
]

test('a link reads front, back and words', async () => {
  const root = renderBlock(imageComponentWithHover, {
    images,
    title: 'Mules',
    text: 'Cut by hand',
    href: '/x',
  })
  expect(root).toBe(screen.getByRole('link', { name: 'A pair of mules Their soles Mules Cut by hand' }))
  expect(await findBarriers()).toEqual([])
})

test('where it leads nowhere, the keyboard still reaches its words', async () => {
  const root = renderBlock(imageComponentWithHover, { images, title: 'Mules', text: 'Cut by hand' })
  expect(root).toBe(screen.getByRole('group', { name: 'Mules' }))
  expect(root).toHaveAttribute('tabindex', '0')
  expect(await findBarriers()).toEqual([])
})

test('a picture with neither back nor words is no stop on the way', () => {
  expect(renderBlock(imageComponentWithHover, { images: images.slice(0, 1) })).not.toHaveAttribute('tabindex')
})

test('without a front nothing is drawn', () => {
  expect(renderBlock(imageComponentWithHover, { images: [], title: 'Mules' })).toBeNull()
})
