import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { PageEditorSnapshot } from '@shyrdak/state-machines/page-editor'
import type { EditorSession } from './editor-session.ts'
import { useUi, type EditorUi } from './editor-ui.ts'

const SessionContext = createContext<EditorSession | null>(null)
export const EditorProvider = SessionContext.Provider

/** The page that is open in the editor around. */
export function useEditor(): EditorSession {
  const session = use(SessionContext)
  if (!session) throw new Error('no EditorProvider around this part of the page editor')
  return session
}

/** A part of the page that is edited; rendered again only when that part has changed. */
export const useEdited = <Part>(select: (snapshot: PageEditorSnapshot) => Part): Part =>
  useSelector(useEditor().actor, select)

/** A part of what is open in the editor. */
export const useEditorUi = <Part>(select: (ui: EditorUi) => Part): Part => useUi(useEditor().ui, select)
