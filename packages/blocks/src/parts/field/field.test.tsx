import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

test('what is typed goes into the field that its label names', async () => {
  render(<Field name="first_name" label="First name" autoComplete="given-name" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Айгүл')
  expect(screen.getByRole('textbox')).toHaveValue('Айгүл')
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'given-name')
})

test('a refused value says why, to eyes and to ears, and the hint stays', () => {
  render(<Field name="email" type="email" label="E-mail" hint="For the receipt" error="Field is not valid" />)
  const field = screen.getByRole('textbox')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Field is not valid For the receipt')
  expect(screen.getByRole('alert')).toHaveTextContent('Field is not valid')
})

test('a required field is marked, and its mark is not read as part of the name', () => {
  render(<Field name="city" label="City" required />)
  expect(screen.getByRole('textbox', { name: 'City' })).toBeRequired()
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
})

test('a comment may take several lines', () => {
  render(<Field multiline name="comment" label="Comment" rows={6} />)
  expect(screen.getByRole('textbox', { name: 'Comment' }).tagName).toBe('TEXTAREA')
})

test('two forms on a page keep their fields apart by an id', () => {
  render(
    <>
      <Field name="email" label="Order" />
      <Field name="email" id="mailing-email" label="Mailing" />
    </>,
  )
  expect(screen.getByLabelText('Order').id).toBe('shyrdak-email')
  expect(screen.getByLabelText('Mailing').id).toBe('mailing-email')
})
