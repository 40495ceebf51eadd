import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a click calls the handler', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Pay</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(press).toHaveBeenCalledOnce()
})

test('a button does not submit a form by default', () => {
  render(<Button>Show</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('with an href it is a link', () => {
  render(<Button href="/search">Search</Button>)
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
})

test('a busy button ignores clicks and keeps its name', async () => {
  const press = vi.fn()
  const send = vi.fn((event: Event) => event.preventDefault())
  const { container } = render(
    <form>
      <Button type="submit" busy onClick={press}>
        Place the order
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', send)
  const button = screen.getByRole('button', { name: 'Place the order' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('data-busy')
})

test('class names and attributes of the caller are kept', () => {
  render(
    <Button tone="danger" size="large" className="host" data-role="remove">
      Remove
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button).toHaveClass('shyrdak-button', 'host')
  expect(button).toHaveAttribute('data-tone', 'danger')
  expect(button).toHaveAttribute('data-role', 'remove')
})
