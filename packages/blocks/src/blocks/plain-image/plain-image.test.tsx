import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { plainImage } from './plain-image.tsx'

test('the picture stands alone, in the formats and widths that can be had', () => {
  const root = renderBlock(plainImage, { src: '/media/rug.jpg', alt: 'A rug', width: 480 })
  expect(root?.tagName).toBe('PICTURE')
  expect(screen.getByRole('img', { name: 'A rug' })).toHaveAttribute('loading', 'lazy')
  const sources = [...(root?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(sources.map(({ sizes }) => sizes)).toEqual(['min(100vw, 480px)', 'min(100vw, 480px)'])
})

test('a share of the page may be all of it', () => {
  const root = renderBlock(plainImage, { src: '/media/rug.jpg', width: '50%' })
  expect(root?.querySelector('source')).toHaveAttribute('sizes', '100vw')
  expect(root).toHaveAttribute('style', 'width: 50%;')
})

test('a picture from elsewhere is not drawn', () => {
  expect(renderBlock(plainImage, { src: 'https://example.com/a.jpg' })).toBeNull()
})
