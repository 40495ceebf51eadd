import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

test('clicking the label checks the box', async () => {
  render(<Checkbox name="terms" label="I accept the terms" />)
  await userEvent.click(screen.getByText('I accept the terms'))
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('an error describes the checkbox', () => {
  render(<Checkbox name="terms" label="Terms" required error="Accepting terms & conditions are required" />)
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Accepting terms & conditions are required',
  )
})

test('checkboxes of a group have different IDs and show their counts', () => {
  render(
    <>
      <Checkbox name="group" value="male" label="Men" count={12} />
      <Checkbox name="group" value="female" label="Women" count={0} />
    </>,
  )
  expect(screen.getByLabelText('Men')).not.toBe(screen.getByLabelText('Women'))
  expect(screen.getByLabelText('Men').parentElement).toHaveAttribute('data-count', '12')
  expect(screen.getByLabelText('Women').parentElement).toHaveAttribute('data-count', '0')
})
