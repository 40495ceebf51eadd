import { memoryPorts } from '@shyrdak/react-store'
import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { atDesk } from '../../testing/at-desk.tsx'
import { EditorScreen } from '../editor-screen.tsx'
import { pageKind } from '../kinds/page-kind.ts'
import { newPageStart } from '../new-page-start.ts'

// The test environment does not load iframes.
vi.mock('../canvas/canvas-pane.tsx', () => ({ CanvasPane: () => null }))

const READ = 'GET /management/content/pages/:id'
const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const open = (transport: ReturnType<typeof fakeTransport>, browser = memoryPorts()) =>
  atDesk({
    at: '/desk/pages/7',
    transport,
    browser,
    Page: () => <EditorScreen kind={pageKind} id={7} start={newPageStart(new URLSearchParams())} />,
  })

test('the tab says which page is edited, and of one that is not there that it is not', async () => {
  const page = { id: 7, revision: 3, url: 'felt', title: inAll('About felt'), content: inAll('[]') }
  const transport = fakeTransport({ [READ]: build(ManagedPage, page) })
  await open(transport)
  await waitFor(() => expect(document.title).toBe('About felt · Shyrdak'))
  cleanup()
  transport.answer(READ, refusal('NOT_FOUND'))
  await open(transport)
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(document.title).toBe('Not found · Shyrdak')
})

test('undo and redo are announced', async () => {
  const page = { id: 7, revision: 3, url: 'felt', title: inAll('About felt'), content: inAll('[]') }
  await open(fakeTransport({ [READ]: build(ManagedPage, page) }))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.type(title, '!')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(title).toHaveValue('About felt')
  expect(await screen.findByText('Undone')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
  expect(title).toHaveValue('About felt!')
  expect(await screen.findByText('Redone')).toBeInTheDocument()
})

test.each([
  ['Continue with them', 'About felt!'],
  ['Start without them', 'About felt'],
])('“%s” opens the editor with the keyboard at the page', async (answer, shown) => {
  const page = { id: 7, revision: 3, url: 'felt', title: inAll('About felt'), content: inAll('[]') }
  const transport = fakeTransport({ [READ]: build(ManagedPage, page) })
  const browser = memoryPorts()
  await open(transport, browser)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), '!')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  await open(transport, browser)
  await userEvent.click(await screen.findByRole('button', { name: answer }))
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue(shown)
  await waitFor(() => expect(screen.getByRole('treeitem')).toHaveFocus())
})
