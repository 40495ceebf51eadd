import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

const sizes = [
  { value: '38', label: '38', note: '2 left' },
  { value: '39', label: '39' },
  { value: '40', label: '40', soldOut: true },
]

test('a size can be selected, and its note is part of its name', async () => {
  const change = vi.fn()
  render(<RadioGroup label="Size" name="size" options={sizes} value="39" onChange={change} />)
  expect(screen.getByRole('radio', { name: '39' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /38.*2 left/ }))
  expect(change).toHaveBeenCalledWith('38')
})

test('a sold-out size cannot be selected', () => {
  render(<RadioGroup label="Size" name="size" options={sizes} />)
  expect(screen.getByRole('radio', { name: '40' })).toBeDisabled()
})

test('an error describes the group', () => {
  render(
    <RadioGroup
      variant="rows"
      label="Delivery"
      name="delivery"
      options={sizes}
      error="Укажите метод доставки"
    />,
  )
  expect(screen.getByRole('group', { name: 'Delivery' })).toHaveAccessibleDescription(
    'Укажите метод доставки',
  )
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

test('options with an href are links', () => {
  const links = sizes.map((size) => ({ ...size, href: `?size=${size.value}` }))
  render(<RadioGroup label="Size" name="size" options={links} value="39" />)
  expect(screen.getByRole('link', { name: '39' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: '40' })).toHaveAttribute('href', '?size=40')
})
