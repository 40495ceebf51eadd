import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

test('a field is labelled and accepts input', async () => {
  render(<Field name="first_name" label="First name" autoComplete="given-name" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Айгүл')
  expect(screen.getByRole('textbox')).toHaveValue('Айгүл')
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'given-name')
})

test('error and hint are shown and describe the field', () => {
  render(<Field name="email" type="email" label="Email" hint="For the receipt" error="Field is not valid" />)
  const field = screen.getByRole('textbox')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Field is not valid For the receipt')
  expect(screen.getByRole('alert')).toHaveTextContent('Field is not valid')
})

test('the mark of a required field is not part of its name', () => {
  render(<Field name="city" label="City" required />)
  expect(screen.getByRole('textbox', { name: 'City' })).toBeRequired()
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
})

test('a field whose label is hidden keeps its name', () => {
  render(<Field name="price" label="Price in Kyrgyzstan" hidesLabel />)
  expect(screen.getByRole('textbox', { name: 'Price in Kyrgyzstan' })).toBeVisible()
  expect(screen.getByText('Price in Kyrgyzstan')).toHaveClass('shyrdak-hidden', { exact: true })
})

test('a multiline field is a textarea', () => {
  render(<Field multiline name="comment" label="Comment" rows={6} />)
  expect(screen.getByRole('textbox', { name: 'Comment' }).tagName).toBe('TEXTAREA')
})

test('fields with the same name can have different IDs', () => {
  render(
    <>
      <Field name="email" label="Order" />
      <Field name="email" id="mailing-email" label="Mailing" />
    </>,
  )
  expect(screen.getByLabelText('Order').id).toBe('shyrdak-email')
  expect(screen.getByLabelText('Mailing').id).toBe('mailing-email')
})
