import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image.tsx'

const photo = '/media/ala-too-red-1.jpg'

test('the browser may choose among formats and widths, and nothing moves when it has', () => {
  const { container } = render(<Image photo={photo} alt="Red slippers" sizes="50vw" />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
  expect(sources[0]).toHaveAttribute('srcset', expect.stringContaining('/media/ala-too-red-1-320.avif 320w'))
  expect(screen.getByRole('img', { name: 'Red slippers' })).toHaveAttribute('width', '1280')
})

test('pictures further down wait, those of the first view come first', () => {
  const { rerender } = render(<Image photo={photo} alt="Slippers" sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  rerender(<Image photo={photo} alt="Slippers" sizes="50vw" eager />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('a broken picture gives way to the ornament, and another photo starts anew', () => {
  const { container, rerender } = render(<Image photo={photo} alt="Slippers" sizes="50vw" />)
  const asked = screen.getByRole('img').getAttribute('src')
  fireEvent.error(screen.getByRole('img'))
  expect(container.firstChild).toHaveAttribute('data-state', 'broken')
  expect(screen.getByRole('img').getAttribute('src')).toBe(asked)
  rerender(<Image photo="/media/other.jpg" alt="Slippers" sizes="50vw" />)
  expect(container.firstChild).not.toHaveAttribute('data-state')
})

test('a document asks for nothing ahead of its own order', () => {
  const html = renderToString(<Image photo={photo} alt="" sizes="50vw" eager />)
  expect(html).toMatch(/^<span class="shyrdak-image"/)
  expect(html).not.toContain('preload')
})

test('other proportions keep their place too', () => {
  const { container } = render(<Image photo={photo} alt="" sizes="100vw" width={1280} height={640} />)
  expect(container.firstChild).toHaveStyle({ aspectRatio: '1280 / 640' })
})
