import { fakeTransport } from '@shyrdak/sdk/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DeskPage } from '../desk-page.tsx'
import { atDesk } from '../testing/at-desk.tsx'
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'

/** Renders a field; `html` is its current value, and `set` changes it from outside. */
async function open(start: string, field: Partial<RichTextFieldProps> = {}) {
  const now = { html: start, set: (_: string) => {} }
  function Page() {
    const [html, setHtml] = useState(start)
    Object.assign(now, { html, set: (to: string) => act(() => setHtml(to)) })
    return (
      <DeskPage title="Answer">
        <RichTextField
          id="answer"
          name="answer"
          label="Answer"
          language="en"
          value={html}
          onChange={setHtml}
          {...field}
        />
      </DeskPage>
    )
  }
  await atDesk({ at: '/desk/answer', transport: fakeTransport({}), Page })
  const text = await screen.findByRole('textbox', { name: 'Answer' })
  return { now, text, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

/** Selects the whole text. */
function selectAll(text: HTMLElement) {
  text.focus()
  const range = document.createRange()
  range.selectNodeContents(text)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  act(() => {
    document.dispatchEvent(new Event('selectionchange'))
  })
}

test('a text is rendered, and opening it changes nothing', async () => {
  const { text, now } = await open('<p>Wool &amp; <b>water</b></p>')
  expect(text).toHaveAttribute('contenteditable', 'true')
  expect(text).toHaveTextContent('Wool & water')
  expect(now.html).toBe('<p>Wool &amp; <b>water</b></p>')
})

test('the selection is made bold or a list by buttons that show their state, and undone', async () => {
  const { text, now, press } = await open('<p>Wool</p>')
  selectAll(text)
  await press('Bold')
  expect(now.html).toBe('<p><strong>Wool</strong></p>')
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await press('Bulleted list')
  expect(now.html).toBe('<ul><li><strong>Wool</strong></li></ul>')
  await press('Numbered list')
  expect(now.html).toBe('<ol><li><strong>Wool</strong></li></ol>')
  await press('Undo')
  await press('Undo')
  await press('Undo')
  expect(now.html).toBe('<p>Wool</p>')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await press('Redo')
  expect(now.html).toBe('<p><strong>Wool</strong></p>')
})

test('one redo too many changes nothing, also where the key comes without its shift', async () => {
  const { text, now, press } = await open('<p>Wool</p>')
  selectAll(text)
  await press('Bold')
  const redo = () => fireEvent.keyDown(text, { key: 'z', keyCode: 90, ctrlKey: true, shiftKey: true })
  await press('Undo')
  redo()
  redo()
  expect(now.html).toBe('<p><strong>Wool</strong></p>')
})

test('a link to a page of the shop is added and removed, and a script is refused', async () => {
  const { text, now, press } = await open('<p>Delivery</p>')
  selectAll(text)
  await press('Link')
  const address = screen.getByRole('combobox', { name: 'Link address' })
  expect(address).toHaveFocus()
  await userEvent.type(address, 'javascript:alert(1){Enter}')
  expect(address).toHaveAccessibleDescription(/can’t be a link/)
  await userEvent.clear(address)
  await userEvent.type(address, '/pages/delivery{Enter}')
  expect(now.html).toBe('<p><a href="/en/pages/delivery">Delivery</a></p>')
  await press('Link')
  expect(screen.getByRole('combobox', { name: 'Link address' })).toHaveValue('/en/pages/delivery')
  await press('Remove link')
  expect(now.html).toBe('<p>Delivery</p>')
})

test('undoing in the address of a link undoes what was typed there, and nothing around the text', async () => {
  const { press } = await open('<p>Wool</p>')
  const around = vi.fn<(event: KeyboardEvent) => void>()
  document.body.addEventListener('keydown', around)
  await press('Link')
  const address = screen.getByRole('combobox', { name: 'Link address' })
  expect(fireEvent.keyDown(address, { key: 'z', code: 'KeyZ', ctrlKey: true })).toBe(true)
  expect(around).not.toHaveBeenCalled()
  fireEvent.keyDown(address, { key: 's', code: 'KeyS', ctrlKey: true })
  expect(around, 'the page is still saved by its keys').toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', around)
})

test('the toolbar is one tab stop, arrows move between its buttons, and Escape returns to the text', async () => {
  const { text } = await open('<p>Wool</p>')
  const buttons = within(screen.getByRole('toolbar', { name: 'Formatting' })).getAllByRole('button')
  expect(buttons.filter((one) => one.tabIndex === 0)).toHaveLength(1)
  act(() => buttons[0]?.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
  expect(buttons.filter((one) => one.tabIndex === 0)).toHaveLength(1)
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Edit as HTML' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(text).toHaveFocus()
})

test('a table has its own buttons while the cursor is in it', async () => {
  const { text, now, press } = await open('<p>Sizes</p>')
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull()
  text.focus()
  await press('Table')
  await press('Add a row')
  await press('Delete the column')
  const table = new DOMParser().parseFromString(now.html, 'text/html')
  expect(table.querySelectorAll('thead > tr > th')).toHaveLength(2)
  expect(table.querySelectorAll('tbody > tr')).toHaveLength(3)
  await press('Delete the table')
  expect(now.html).not.toContain('table')
})

test('HTML that the editor would lose is edited as HTML until somebody simplifies it', async () => {
  const { text, now, press } = await open('<dl><dt>Wool</dt><dd>of sheep</dd></dl>')
  expect(text).toHaveValue('<dl><dt>Wool</dt><dd>of sheep</dd></dl>')
  expect(screen.getByText(/would remove <dl>, <dt>, <dd>/)).toBeVisible()
  await press('Edit as text')
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue(now.html)
  await press('Simplify and edit as text')
  expect(await screen.findByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  expect(now.html).toBe('<p>Wool</p><p>of sheep</p>')
})

test('a text is edited as HTML and back', async () => {
  const { now, press } = await open('<p>Wool</p>')
  await press('Edit as HTML')
  const source = screen.getByRole('textbox', { name: 'Answer' })
  await userEvent.clear(source)
  await userEvent.type(source, '<h2>Felt</h2>')
  expect(now.html).toBe('<h2>Felt</h2>')
  await press('Edit as text')
  expect(screen.getByRole('textbox', { name: 'Answer' })).toContainHTML('<h2>Felt</h2>')
})

test('a new value replaces the text, and opens as HTML where necessary', async () => {
  const { text, now } = await open('<p>Wool</p>')
  now.set('<p>Felt</p>')
  expect(text).toHaveTextContent('Felt')
  now.set('<pre>a</pre>')
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toHaveValue('<pre>a</pre>')
})

test('a read-only field cannot be changed, and its error is part of its description', async () => {
  const { text, press, now } = await open('<p>Wool</p>', {
    readOnly: true,
    error: 'Too long',
    hint: 'Short.',
  })
  expect(text).toHaveAttribute('contenteditable', 'false')
  expect(text).toHaveAttribute('aria-readonly', 'true')
  expect(text).toBeInvalid()
  expect(text).toHaveAccessibleDescription('Too long Short.')
  await press('Bulleted list')
  expect(now.html).toBe('<p>Wool</p>')
})
