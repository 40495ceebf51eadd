import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { imageComponent } from './image-component.tsx'

const image = { src: '/media/rolling.jpg', alt: 'A roll of felt' }

test('image and caption are a figure', async () => {
  renderBlock(imageComponent, { ...image, content: '<p>Four hours</p>', href: '/production' })
  expect(screen.getByRole('figure')).toHaveTextContent('Four hours')
  expect(screen.getByRole('link', { name: 'A roll of felt' })).toHaveAttribute('href', '/production')
  expect(await findBarriers()).toEqual([])
})

test('an image without alternative text is not linked, because the link would have no name', async () => {
  renderBlock(imageComponent, { src: image.src, href: '/production' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(await findBarriers()).toEqual([])
})

test('without an image nothing is rendered', () => {
  expect(renderBlock(imageComponent, { content: '<p>Four hours</p>' })).toBeNull()
})
