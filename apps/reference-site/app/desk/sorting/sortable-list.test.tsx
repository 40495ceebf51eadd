import { fakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { SortableList } from './sortable-list.tsx'

const ROWS = ['Rugs', 'Bags', 'Toys'].map((id) => ({ id, depth: 0 }))

function Page() {
  const [rows, setRows] = useState<readonly (typeof ROWS)[number][]>(ROWS)
  return (
    <>
      <h1>Order</h1>
      <SortableList
        label="Categories"
        rows={rows}
        levels={2}
        isLocked={false}
        nameOf={({ id }) => id}
        onChange={setRows}
      >
        {({ id }) => id}
      </SortableList>
    </>
  )
}

beforeEach(() => atDesk({ at: '/desk/order', transport: fakeTransport({}), Page }))

const step = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getByRole('status').textContent

test('a row moved to the top or the bottom by keyboard keeps the focus on its button', async () => {
  step('Move “Bags” up').focus()
  await userEvent.keyboard('{Enter}')
  expect(said()).toBe('Bags: place 1 of 3 at level 1')
  expect(step('Move “Bags” up')).toHaveFocus()
  expect(step('Move “Bags” up')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(said()).toBe('“Bags” is first already')
  expect(step('Move “Bags” up')).toHaveFocus()
  step('Move “Bags” down').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(said()).toBe('Bags: place 3 of 3 at level 1')
  await userEvent.keyboard('{Enter}')
  expect(said()).toBe('“Bags” is last already')
  expect(step('Move “Bags” down')).toHaveFocus()
})

test('a row moved in and out as far as possible keeps the focus on its button', async () => {
  step('Move “Bags” one level down').focus()
  await userEvent.keyboard('{Enter}')
  expect(said()).toBe('Bags: place 1 of 1 at level 2')
  await userEvent.keyboard('{Enter}')
  expect(said()).toBe('“Bags” can’t go one level down here')
  expect(step('Move “Bags” one level down')).toHaveFocus()
  step('Move “Bags” one level up').focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(said()).toBe('“Bags” is at the top level already')
  expect(step('Move “Bags” one level up')).toHaveFocus()
})
