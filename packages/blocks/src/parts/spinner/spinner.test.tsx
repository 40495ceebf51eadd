import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test('a label is announced', () => {
  render(<Spinner label="Loading goods" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading goods')
})

test('without a label it is hidden from screen readers', () => {
  const { container } = render(<Spinner />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})
