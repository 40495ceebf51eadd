import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { imageComponent } from './image-component.tsx'

const image = { src: '/media/rolling.jpg', alt: 'A roll of felt' }

test('the caption belongs to the picture', async () => {
  renderBlock(imageComponent, { ...image, content: '<p>Four hours</p>', href: '/production' })
  expect(screen.getByRole('figure')).toHaveTextContent('Four hours')
  expect(screen.getByRole('link', { name: 'A roll of felt' })).toHaveAttribute('href', '/production')
  expect(await findBarriers()).toEqual([])
})

test('a picture that says nothing is no link: nobody could tell where it leads', async () => {
  renderBlock(imageComponent, { src: image.src, href: '/production' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(await findBarriers()).toEqual([])
})

test('without a picture nothing is drawn, whatever the caption', () => {
  expect(renderBlock(imageComponent, { content: '<p>Four hours</p>' })).toBeNull()
})
