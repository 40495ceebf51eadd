import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'

const labels = {
  label: 'Count of slippers',
  decrease: 'One less',
  increase: 'One more',
  corrected: 'Only 5 left',
}

function Line({ from, max = 5 }: { from: number; max?: number }) {
  const [count, setCount] = useState(from)
  return <Quantity value={count} max={max} onChange={setCount} labels={labels} name="count" />
}
const count = () => screen.getByRole('spinbutton', { name: 'Count of slippers' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a count increases up to the maximum', async () => {
  render(<Line from={4} />)
  await press('One more')
  await press('One more')
  expect(count()).toHaveValue('5')
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true')
})

test('a count decreases down to one', async () => {
  render(<Line from={2} />)
  await press('One less')
  await press('One less')
  expect(count()).toHaveValue('1')
  expect(screen.getByRole('button', { name: 'One less' })).toHaveFocus()
})

test('a typed number is applied on blur and clamped', async () => {
  render(<Line from={1} />)
  await userEvent.clear(count())
  await userEvent.type(count(), '3')
  await userEvent.tab()
  expect(count()).toHaveAttribute('aria-valuenow', '3')
  await userEvent.clear(count())
  await userEvent.type(count(), '400{Enter}')
  expect(count()).toHaveValue('5')
})

test.each(['', '-2', '1.5', 'many', '1e3'])('"%s" is not a count and is reset', async (typed) => {
  render(<Line from={2} />)
  await userEvent.clear(count())
  if (typed) await userEvent.type(count(), typed)
  await userEvent.tab()
  expect(count()).toHaveValue('2')
})

test('arrow keys change the count', async () => {
  render(<Line from={2} />)
  await userEvent.click(count())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(count()).toHaveValue('3')
})

test('arrow keys go on from a count that was just typed', async () => {
  render(<Line from={1} />)
  await userEvent.clear(count())
  await userEvent.type(count(), '3{ArrowUp}')
  expect(count()).toHaveValue('4')
})

test.each(['99', '0', '-1', '1.5', 'many'])(
  'typing %s shows how many are left, until a valid count is typed',
  async (typed) => {
    render(<Line from={2} />)
    const correction = screen.getByRole('status')
    expect(correction).toBeEmptyDOMElement()
    await userEvent.clear(count())
    await userEvent.type(count(), `${typed}{Enter}`)
    expect(correction).toHaveTextContent('Only 5 left')
    await userEvent.clear(count())
    await userEvent.type(count(), '3{Enter}')
    expect(correction).toBeEmptyDOMElement()
  },
)

test('pressing for more than the stock shows how many are left', async () => {
  render(<Line from={5} />)
  await press('One more')
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 left')
  await press('One less')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a stock that falls below the typed count is shown as what is left', async () => {
  const { rerender } = render(<Quantity value={1} max={99} onChange={() => {}} labels={labels} />)
  await userEvent.clear(count())
  await userEvent.type(count(), '40{Enter}')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<Quantity value={5} max={5} onChange={() => {}} labels={labels} />)
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 left')
})

const corrected = async () => {
  await userEvent.clear(count())
  await userEvent.type(count(), '40{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('Only 5 left')
}

test('the correction is gone once the goods were added and the count starts anew', async () => {
  function Shelf() {
    const [chosen, setChosen] = useState(1)
    return (
      <>
        <Quantity value={chosen} max={5} onChange={setChosen} labels={labels} />
        <button type="button" onClick={() => setChosen(1)}>
          Add
        </button>
      </>
    )
  }
  render(<Shelf />)
  await corrected()
  await press('Add')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the correction is gone when another size has enough', async () => {
  const { rerender } = render(<Line from={1} />)
  await corrected()
  rerender(<Line from={1} max={9} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
