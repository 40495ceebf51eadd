import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

const options = [
  { value: 'KG', label: 'Kyrgyzstan' },
  { value: 'KZ', label: 'Kazakhstan' },
]

test('a country can be chosen', async () => {
  const change = vi.fn()
  render(
    <Select
      name="country"
      label="Country"
      options={options}
      defaultValue="KG"
      onChange={(e) => change(e.target.value)}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Kazakhstan')
  expect(change).toHaveBeenCalledWith('KZ')
})

test('until something is chosen the placeholder stands there and counts as nothing', () => {
  render(
    <Select
      name="country"
      label="Country"
      options={options}
      placeholder="Choose"
      required
      error="Required field"
    />,
  )
  const select = screen.getByRole('combobox')
  expect(select).toHaveValue('')
  expect(select).toHaveAttribute('aria-invalid', 'true')
  expect(select).toHaveAccessibleDescription('Required field')
})
