import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { selectPageEditor, selectUnsaved } from '@shyrdak/state-machines/page-editor'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EditorPanes } from './editor-panes.tsx'
import { inEditor } from './testing/in-editor.tsx'
import { useEdited } from './use-editor.ts'

const inAll = <Text,>(text: Text) => ({ en: text, ru: text, kg: text })

function LoadedPanes() {
  return useEdited((snapshot) => snapshot.matches('editing')) ? <EditorPanes /> : null
}

test('undoing in the search for blocks undoes what was typed there, and nothing on the page', async () => {
  const page = build(ManagedPage, {
    id: 7,
    revision: 1,
    url: 'felt',
    title: inAll('Felt'),
    description: inAll(''),
    content: inAll('[]'),
  })
  const session = await inEditor({
    transport: fakeTransport({ 'GET /management/content/pages/:id': page }),
    Part: LoadedPanes,
  })
  const unsaved = () => selectUnsaved(session.actor.getSnapshot())
  act(() => {
    const { fields } = selectPageEditor(session.actor.getSnapshot()).page
    session.actor.send({
      type: 'fields.set',
      fields: { ...fields, title: inAll('Wool') },
      about: 'title',
    })
    session.ui.set({ palette: { parent: null, index: 0 } })
  })
  expect(unsaved()).toBe(1)
  const search = await screen.findByRole('searchbox')
  expect(fireEvent.keyDown(search, { key: 'z', code: 'KeyZ', ctrlKey: true })).toBe(true)
  expect(unsaved()).toBe(1)
})
