import type { SafeHtml } from '@shyrdak/sdk/blocks'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { Accordion } from './accordion-widget.tsx'

const safe = (html: string) => html as SafeHtml // stands in for HTML sanitized by the backend
const items = ['Wool', 'Water', 'Hands'].map((title) => ({ title, content: safe(`<p>About ${title}</p>`) }))
const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent)

test('one item is expanded at a time, starting with the first', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  expect(open()).toEqual(['Wool'])
  await user.click(screen.getByRole('button', { name: 'Hands' }))
  expect(open()).toEqual(['Hands'])
  expect(await findBarriers()).toEqual([])
})

test('the expanded item can be collapsed, and the keyboard expands another', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  await user.click(screen.getByRole('button', { name: 'Wool' }))
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(open()).toEqual(['Water'])
})

test('collapsed content stays in the document', () => {
  const { container } = render(<Accordion items={items} />)
  expect(container).toHaveTextContent('About Hands')
})
