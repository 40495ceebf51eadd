import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Size chart</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sizes"
        description="In centimetres"
        closeLabel="Close"
      >
        <a href="/help">How to measure</a>
      </Dialog>
    </>
  )
}
const openDialog = async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Size chart' }))
  return screen.getByRole('dialog', { name: 'Sizes' })
}

test('it has a description and traps the focus', async () => {
  const dialog = await openDialog()
  expect(dialog).toHaveAccessibleDescription('In centimetres')
  expect(dialog).toContainElement(document.activeElement as HTMLElement) // always an HTML element here
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(dialog).toContainElement(document.activeElement as HTMLElement) // always an HTML element here
  expect(await findBarriers()).toEqual([])
})

function FormPage() {
  const [open, setOpen] = useState(false)
  const answer = useRef<HTMLInputElement>(null)
  const invalid = useRef<HTMLInputElement>(null)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (isSent) invalid.current?.focus()
  }, [isSent])
  function send() {
    setOpen(false)
    setSent(true)
  }
  return (
    <>
      <input aria-label="Number" ref={invalid} />
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Why?" closeLabel="Close" initialFocus={answer}>
        <input aria-label="Answer" ref={answer} />
        <Button onClick={send}>Send</Button>
      </Dialog>
    </>
  )
}

test('the initial focus can be set, and focus returns to the opener', async () => {
  render(<FormPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.getByLabelText('Answer')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask')
})

test('focus that was moved while closing stays there', async () => {
  render(<FormPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByLabelText('Number')).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it, and focus returns to the opener', async (_, close) => {
  await openDialog()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe('Size chart')
})

test('no style element is injected, so that a CSP can forbid it', async () => {
  await openDialog()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a closed dialog renders nothing on the server', () => {
  expect(
    renderToString(<Dialog open={false} onOpenChange={() => {}} title="Sizes" closeLabel="Close" />),
  ).toBe('')
})
