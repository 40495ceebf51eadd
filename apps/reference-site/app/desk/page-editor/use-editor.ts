import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { PageEditorSnapshot } from '@shyrdak/state-machines/page-editor'
import type { EditorSession } from './editor-session.ts'
import { useUi, type EditorUi } from './editor-ui.ts'

const SessionContext = createContext<EditorSession | null>(null)
export const EditorProvider = SessionContext.Provider

/** Returns the page open in the surrounding editor. */
export function useEditor(): EditorSession {
  const session = use(SessionContext)
  if (!session) throw new Error('no EditorProvider around this part of the page editor')
  return session
}

/** Selects a part of the edited page. Renders only when that part changes. */
export const useEdited = <Part>(select: (snapshot: PageEditorSnapshot) => Part): Part =>
  useSelector(useEditor().actor, select)

/** Selects a part of the editor's UI state. */
export const useEditorUi = <Part>(select: (ui: EditorUi) => Part): Part => useUi(useEditor().ui, select)
