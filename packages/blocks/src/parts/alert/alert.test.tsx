import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Alert } from './alert.tsx'

test('success is announced politely, danger assertively', () => {
  render(
    <>
      <Alert tone="success">Added</Alert>
      <Alert tone="danger">Refused</Alert>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Added')
  expect(screen.getByRole('alert')).toHaveTextContent('Refused')
})

test('with live="off" it is not announced', () => {
  render(
    <Alert tone="warning" live="off">
      Not sold in your country
    </Alert>,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('it can be closed', async () => {
  const close = vi.fn()
  render(
    <Alert title="Added" closeLabel="Close" onClose={close}>
      One pair
    </Alert>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})
