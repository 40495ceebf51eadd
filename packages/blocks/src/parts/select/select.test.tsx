import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

const options = [
  { value: 'KG', label: 'Kyrgyzstan' },
  { value: 'KZ', label: 'Kazakhstan' },
]

test('an option can be selected', async () => {
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

test('the placeholder has an empty value', () => {
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

test('options are grouped by label', () => {
  render(
    <Select
      name="country"
      label="Country"
      options={[
        { value: 'KG', label: 'Kyrgyzstan', group: 'We deliver to' },
        { value: 'KZ', label: 'Kazakhstan', group: 'We deliver to' },
        { value: 'JP', label: 'Japan' },
      ]}
    />,
  )
  const group = screen.getByRole('group', { name: 'We deliver to' })
  expect(within(group).getAllByRole('option')).toHaveLength(2)
  expect(screen.getAllByRole('option')).toHaveLength(3)
})
