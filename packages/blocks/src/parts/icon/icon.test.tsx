import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon without a label is hidden from screen readers', () => {
  const { container } = render(<Icon name="cart" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('an icon with a label has an accessible name', () => {
  render(<Icon name="search" label="Search" />)
  expect(screen.getByRole('img', { name: 'Search' })).toBeInTheDocument()
})
