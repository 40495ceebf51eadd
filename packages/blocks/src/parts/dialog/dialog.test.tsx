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
const openIt = async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Size chart' }))
  return screen.getByRole('dialog', { name: 'Sizes' })
}

test('it tells what it is about and holds the focus', async () => {
  const dialog = await openIt()
  expect(dialog).toHaveAccessibleDescription('In centimetres')
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  expect(await findBarriers()).toEqual([])
})

function Question() {
  const [open, setOpen] = useState(false)
  const data = useRef<HTMLInputElement>(null)
  const wrong = useRef<HTMLInputElement>(null)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (isSent) wrong.current?.focus()
  }, [isSent])
  function send() {
    setOpen(false)
    setSent(true)
  }
  return (
    <>
      <input aria-label="Number" ref={wrong} />
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Why?" closeLabel="Close" initialFocus={data}>
        <input aria-label="Answer" ref={data} />
        <Button onClick={send}>Send</Button>
      </Dialog>
    </>
  )
}

test('what it asks for has the focus at first, and it goes back to where it came from', async () => {
  render(<Question />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.getByLabelText('Answer')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Ask')
})

test('a focus that was led on while it closed stays there', async () => {
  render(<Question />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.getByLabelText('Number')).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it, and focus goes back to where it came from', async (_, close) => {
  await openIt()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe('Size chart')
})

test('no style is put into the page, so that its policy may forbid that', async () => {
  await openIt()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a page drawn on the server has no dialog in it', () => {
  expect(
    renderToString(<Dialog open={false} onOpenChange={() => {}} title="Sizes" closeLabel="Close" />),
  ).toBe('')
})
