import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { plainImage } from './plain-image.tsx'

test('the image has sources in all formats', () => {
  const root = renderBlock(plainImage, { src: '/media/rug.jpg', alt: 'A rug', width: 480 })
  expect(root?.tagName).toBe('PICTURE')
  expect(screen.getByRole('img', { name: 'A rug' })).toHaveAttribute('loading', 'lazy')
  const sources = [...(root?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(sources.map(({ sizes }) => sizes)).toEqual(['min(100vw, 480px)', 'min(100vw, 480px)'])
})

test('a width in percent uses sizes of the full viewport', () => {
  const root = renderBlock(plainImage, { src: '/media/rug.jpg', width: '50%' })
  expect(root?.querySelector('source')).toHaveAttribute('sizes', '100vw')
  expect(root).toHaveAttribute('style', 'width: 50%;')
})

test('an image from another host is not rendered', () => {
  expect(renderBlock(plainImage, { src: 'https://example.com/a.jpg' })).toBeNull()
})
