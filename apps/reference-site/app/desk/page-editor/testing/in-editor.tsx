import { useStore } from '@shyrdak/react-store'
import type { FakeTransport } from '@shyrdak/sdk/testing'
import { useState, type ComponentType } from 'react'
import { waitFor } from 'xstate'
import { atDesk } from '../../testing/at-desk.tsx'
import { openEditor, type EditorSession } from '../editor-session.ts'
import { pageKind } from '../kinds/page-kind.ts'
import { EditorProvider } from '../use-editor.ts'

interface Place {
  /** Answers the calls for the page with id 7. */
  transport: FakeTransport
  /** The part of the editor under test. */
  Part: ComponentType
  /** Pages at other paths. */
  others?: Readonly<Record<string, ComponentType>>
}

/** Renders a part of the page editor for a manager, and waits until the page is loaded. */
export async function inEditor({ transport, Part, others = {} }: Place): Promise<EditorSession> {
  const opened: EditorSession[] = []
  function Opened() {
    const store = useStore()
    const [session] = useState(() =>
      openEditor({
        store,
        kind: pageKind,
        id: 7,
        start: { address: '', copyOf: null, content: async () => ({ en: '[]', ru: '[]', kg: '[]' }) },
        language: 'en',
        onCreated: () => {},
      }),
    )
    opened[0] = session
    return (
      <EditorProvider value={session}>
        <h1>Felt</h1>
        <Part />
      </EditorProvider>
    )
  }
  await atDesk({ at: '/desk/pages/7', transport, Page: Opened, others })
  const [session] = opened
  if (!session) throw new Error('the editor is not open')
  await waitFor(session.actor, (snapshot) => snapshot.matches('editing'))
  return session
}
