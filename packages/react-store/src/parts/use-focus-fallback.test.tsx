import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

/** A control that disappears when it is pressed, and another one outside. */
function Vanishing() {
  const [isThere, setThere] = useState(true)
  const place = useFocusFallback<HTMLDivElement>()
  return (
    <>
      <div {...place} role="group">
        {isThere ? (
          <button type="button" onClick={() => setThere(false)}>
            Try again
          </button>
        ) : null}
      </div>
      <button type="button" onMouseEnter={() => setThere(false)}>
        Outside
      </button>
    </>
  )
}

test('whoever presses a control that disappears goes on where it was', async () => {
  render(<Vanishing />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('group')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus()
})

test('whoever has moved on keeps their place when the control disappears', async () => {
  render(<Vanishing />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.hover(screen.getByRole('button', { name: 'Outside' }))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus()
})

test('a control that disappears without the focus takes it from nobody', async () => {
  render(<Vanishing />)
  await userEvent.hover(screen.getByRole('button', { name: 'Outside' }))
  expect(document.body).toHaveFocus()
})
