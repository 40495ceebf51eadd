import { useStore } from '@shyrdak/react-store'
import { fakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { atDesk } from '../../testing/at-desk.tsx'
import { openEditor } from '../editor-session.ts'
import { EditorProvider, useEdited } from '../use-editor.ts'
import { PageFieldset } from './page-fieldset.tsx'
import { pageKind } from './page-kind.ts'

/** The fields of a new page. */
function NewPage() {
  const store = useStore()
  const [session] = useState(() =>
    openEditor({
      store,
      kind: pageKind,
      id: null,
      start: { address: '', copyOf: null, content: async () => ({ en: '[]', ru: '[]', kg: '[]' }) },
      language: 'en',
      onCreated: () => {},
    }),
  )
  return (
    <EditorProvider value={session}>
      <h1>New page</h1>
      <Fields />
    </EditorProvider>
  )
}

const Fields = () => (useEdited((snapshot) => snapshot.matches('editing')) ? <PageFieldset /> : null)

test('the address of a new page follows its title until somebody types another one', async () => {
  await atDesk({ at: '/desk/pages/new', transport: fakeTransport({}), Page: NewPage })
  const title = await screen.findByLabelText(/^Title/)
  const address = screen.getByRole('textbox', { name: /address/i })
  await userEvent.type(title, 'How felt is made')
  expect(address).toHaveValue('how-felt-is-made')
  await userEvent.clear(address)
  await userEvent.type(address, 'felting')
  await userEvent.type(title, ' by hand')
  expect(address).toHaveValue('felting')
})
