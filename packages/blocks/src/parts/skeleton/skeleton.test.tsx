import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

test('it is hidden from screen readers', () => {
  const { container } = render(<Skeleton lines={4} />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelectorAll('.shyrdak-skeleton-line')).toHaveLength(4)
})

test('a tile has an image and two lines, like a product card', () => {
  const { container } = render(<Skeleton shape="tile" />)
  expect(container.querySelectorAll('.shyrdak-skeleton-image')).toHaveLength(1)
  expect(container.querySelectorAll('.shyrdak-skeleton-line')).toHaveLength(2)
})
