import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusWhenIdle } from './use-focus-when-idle.ts'

function Form({ isIdle, text = 'Saved' }: { isIdle: boolean; text?: string }) {
  const { status, buttons } = useFocusWhenIdle<HTMLParagraphElement, HTMLSpanElement>(isIdle)
  return (
    <>
      <input aria-label="Name" />
      <p ref={status} tabIndex={-1}>
        {text}
      </p>
      <span ref={buttons}>
        <button type="button">Save</button>
      </span>
    </>
  )
}

test('a page that has just been opened leaves the focus where it is', () => {
  render(<Form isIdle />)
  expect(document.body).toHaveFocus()
})

test('the keyboard goes on at the status, whether or not the browser keeps the focus on the disabled button', () => {
  const { rerender } = render(<Form isIdle={false} />)
  screen.getByRole('button').focus()
  rerender(<Form isIdle />)
  expect(screen.getByText('Saved')).toHaveFocus()
  rerender(<Form isIdle={false} />)
  screen.getByText('Saved').blur()
  rerender(<Form isIdle />)
  expect(screen.getByText('Saved')).toHaveFocus()
})

test('whoever has gone on to a field meanwhile stays there', () => {
  const { rerender } = render(<Form isIdle={false} />)
  screen.getByLabelText('Name').focus()
  rerender(<Form isIdle />)
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('an empty status, as after the undo of all changes, gets no focus', () => {
  const { rerender } = render(<Form isIdle={false} text="1 change" />)
  rerender(<Form isIdle text="" />)
  expect(document.body).toHaveFocus()
})
