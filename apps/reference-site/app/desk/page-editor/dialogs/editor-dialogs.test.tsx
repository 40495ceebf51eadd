import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { selectPageEditor } from '@shyrdak/state-machines/page-editor'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import PagesList from '../../pages/pages-list.tsx'
import { pageOf } from '../../testing/rows.ts'
import { inEditor } from '../testing/in-editor.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'

const READ = 'GET /management/content/pages/:id'
const MENUS = 'GET /management/content/menus'
const REMOVE = 'DELETE /management/content/pages/:id'
const VERSIONS = 'GET /management/content/pages/:id/versions'
const VERSION = 'GET /management/content/pages/:id/versions/:revision'

const inAll = <Text,>(text: Text) => ({ en: text, ru: text, kg: text })
const page = (revision: number, title: string) =>
  build(ManagedPage, {
    id: 7,
    revision,
    url: 'felt',
    title: inAll(title),
    description: inAll(''),
    content: inAll(JSON.stringify([{ componentName: 'Paragraph', props: { content: `<p>${title}</p>` } }])),
  })
const at = (day: string) => `2026-11-${day}T08:00:00.000Z`
const versions = {
  current: { revision: 3, saved_at: at('03'), saved_by: 'Aizada Toktosunova' },
  former: [
    { revision: 2, saved_at: at('02'), saved_by: 'Bakyt Asanov' },
    { revision: 1, saved_at: at('01'), saved_by: null },
  ],
}

/** Opens a dialog of the page, by default its history. */
async function open(transport: ReturnType<typeof fakeTransport>, dialog: 'history' | 'remove' = 'history') {
  const session = await inEditor({
    transport,
    Part: EditorDialogs,
    others: { '/desk/pages': PagesList },
  })
  act(() => session.ui.set({ dialog }))
  return { session, view: () => selectPageEditor(session.actor.getSnapshot()) }
}

test('the history lists who saved when, and opens a version as one unsaved step', async () => {
  const transport = fakeTransport({
    [READ]: page(3, 'Now'),
    [VERSIONS]: versions,
    [VERSION]: page(1, 'First'),
  })
  const { session, view } = await open(transport)
  const [now, second, first] = await screen.findAllByRole('listitem')
  expect(now).toHaveTextContent(/Aizada Toktosunova.*On the site now/)
  expect(second).toHaveTextContent('Bakyt Asanov')
  expect(first).toHaveTextContent('Saved by the store')
  const buttons = screen.getAllByRole('button', { name: /^Open the version of / })
  expect(buttons).toHaveLength(2)
  if (buttons[1]) await userEvent.click(buttons[1])
  await expect.poll(() => view().page.fields['title']).toEqual(inAll('First'))
  expect(transport.callsOf(VERSION)[0]?.params).toEqual({ id: 7, revision: 1 })
  expect(view()).toMatchObject({ unsaved: 1, revision: 3 })
  expect(session.ui.get()).toMatchObject({
    dialog: null,
    announcement: { text: expect.stringContaining('not saved yet') },
  })
  session.actor.send({ type: 'step.undo' })
  expect(view()).toMatchObject({ unsaved: 0, page: { fields: { title: inAll('Now') } } })
})

test('a version that no longer exists is reported, and the page stays as it is', async () => {
  const transport = fakeTransport({
    [READ]: page(3, 'Now'),
    [VERSIONS]: versions,
    [VERSION]: refusal('NOT_FOUND'),
  })
  const { view } = await open(transport)
  const [button] = await screen.findAllByRole('button', { name: /^Open the version of / })
  if (button) await userEvent.click(button)
  expect(await screen.findByText('The versions could not be read')).toBeVisible()
  expect(view()).toMatchObject({ unsaved: 0 })
})

test('a history without former versions says so', async () => {
  const transport = fakeTransport({ [READ]: page(1, 'Now'), [VERSIONS]: { ...versions, former: [] } })
  await open(transport)
  expect(await screen.findByText('Nothing has been changed since this was first saved.')).toBeVisible()
})

test('a page that a colleague has saved meanwhile is not deleted', async () => {
  const transport = fakeTransport({ [READ]: page(3, 'Now'), [MENUS]: [], [REMOVE]: refusal('STALE') })
  await open(transport, 'remove')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Not deleted')).toBeVisible()
  expect(transport.callsOf(REMOVE)).toMatchObject([{ params: { id: 7 }, query: { revision: 3 } }])
})

test('deleting a page names the menus that link to it', async () => {
  const entry = (url: string, childrens: object[] = []) => ({ title: inAll('Felt'), url, childrens })
  const transport = fakeTransport({
    [READ]: page(3, 'Now'),
    [MENUS]: [
      { name: 'retail', revision: 1, items: [entry('/about')] },
      { name: 'wholesale', revision: 1, items: [] },
      { name: 'footer', revision: 1, items: [entry('', [entry('/pages/felt')])] },
    ],
  })
  await open(transport, 'remove')
  expect(await screen.findByText('Menus link here, and those links will stop working')).toBeVisible()
  expect(screen.getByText('Footer menu')).toBeVisible()
})

test('the list says that a page was deleted', async () => {
  const transport = fakeTransport({
    [READ]: page(3, 'Now'),
    [MENUS]: [],
    'DELETE /management/content/pages/:id': { id: 7 },
    'GET /management/content/pages': pageOf([]),
  })
  await open(transport, 'remove')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Page deleted')).toBeVisible()
  expect(await screen.findByText('There are no pages yet.')).toBeVisible()
})
