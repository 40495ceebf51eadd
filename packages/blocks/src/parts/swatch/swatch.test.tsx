import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Swatch } from './swatch.tsx'

const options = [
  { value: '1', label: 'White', color: '#f4efe6' },
  { value: '2', label: 'Red', color: '#a3282f' },
  { value: '3', label: 'Grey', color: '#8b8680', soldOut: true },
]

test('a colour can be selected by its name', async () => {
  const change = vi.fn()
  render(<Swatch label="Colour" name="color" options={options} value="1" onChange={change} />)
  expect(screen.getByRole('radio', { name: 'White' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Red' }))
  expect(change).toHaveBeenCalledWith('2')
})

test('a sold-out colour cannot be selected', () => {
  render(<Swatch label="Colour" name="color" options={options} value="1" />)
  expect(screen.getByRole('radio', { name: 'Grey' })).toBeDisabled()
})

test('the group’s name includes the selected colour', () => {
  render(<Swatch label="Colour" name="color" options={options} value="2" />)
  expect(screen.getByRole('group', { name: 'Colour Red' })).toBeInTheDocument()
})

test('options with an href are links', () => {
  const links = options.map((option) => ({ ...option, href: `?color=${option.value}` }))
  render(<Swatch label="Colour" name="color" options={links} value="2" />)
  expect(screen.getByRole('link', { name: 'Red' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Grey' })).toHaveAttribute('href', '?color=3')
})
