import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon beside a text says nothing', () => {
  const { container } = render(<Icon name="cart" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('an icon alone has a name', () => {
  render(<Icon name="search" label="Search" />)
  expect(screen.getByRole('img', { name: 'Search' })).toBeInTheDocument()
})
