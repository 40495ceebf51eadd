import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image.tsx'

const photo = '/media/ala-too-red-1.jpg'

test('an image has sources in all formats, and its size is set', () => {
  const { container } = render(<Image photo={photo} alt="Red slippers" sizes="50vw" />)
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    expect.stringContaining('/media/ala-too-red-1-320.avif 320w'),
  )
  expect(screen.getByRole('img')).toHaveAttribute(
    'srcset',
    expect.stringContaining('/media/ala-too-red-1-320.webp 320w'),
  )
  expect(screen.getByRole('img', { name: 'Red slippers' })).toHaveAttribute('width', '1280')
})

test('images are lazy unless they are eager', () => {
  const { rerender } = render(<Image photo={photo} alt="Slippers" sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  rerender(<Image photo={photo} alt="Slippers" sizes="50vw" eager />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('a failed image is marked and not retried, and a new photo resets the mark', () => {
  const { container, rerender } = render(<Image photo={photo} alt="Slippers" sizes="50vw" />)
  const src = screen.getByRole('img').getAttribute('src')
  fireEvent.error(screen.getByRole('img'))
  const broken = container.firstChild
  expect(broken).toHaveAttribute('data-state', 'broken')
  expect(screen.getByRole('img').getAttribute('src')).toBe(src)
  rerender(<Image photo="/media/other.jpg" alt="Slippers" sizes="50vw" />)
  // A new element is rendered; how the environment handles the broken URL does not matter.
  expect(container.firstChild).not.toBe(broken)
})

test('server rendering adds no preload link', () => {
  const html = renderToString(<Image photo={photo} alt="" sizes="50vw" eager />)
  expect(html).toMatch(/^<picture class="shyrdak-image"/)
  expect(html).not.toContain('preload')
})

test('other proportions set the aspect ratio', () => {
  const { container } = render(<Image photo={photo} alt="" sizes="100vw" width={1280} height={640} />)
  expect(container.firstChild).toHaveStyle({ aspectRatio: '1280 / 640' })
})
