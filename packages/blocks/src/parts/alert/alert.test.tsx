import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Alert } from './alert.tsx'

test('good news waits its turn, bad news interrupts', () => {
  render(
    <>
      <Alert tone="success">Added</Alert>
      <Alert tone="danger">Refused</Alert>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Added')
  expect(screen.getByRole('alert')).toHaveTextContent('Refused')
})

test('one that belongs to the page is not announced', () => {
  render(
    <Alert tone="warning" live="off">
      Not sold in your country
    </Alert>,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a person can put it away', async () => {
  const close = vi.fn()
  render(
    <Alert title="Added" closeLabel="Close" onClose={close}>
      One pair
    </Alert>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})
