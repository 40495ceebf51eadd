import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test('somebody who cannot see it turn is told what is being waited for', () => {
  render(<Spinner label="Loading goods" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading goods')
})

test('beside a text that says so already it is silent', () => {
  const { container } = render(<Spinner />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})
