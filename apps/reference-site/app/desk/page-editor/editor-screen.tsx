import './page-editor.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useStore } from '@shyrdak/react-store'
import { formatDateTime } from '@shyrdak/sdk/format'
import { selectState } from '@shyrdak/state-machines/page-editor'
import { useState, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskProblem } from '../desk-problem.tsx'
import { Opening } from '../loaded.tsx'
import { useArrive } from '../use-arrive.ts'
import { ShyrdakError } from '@shyrdak/sdk'
import type { EditorKind } from './editor-kind.ts'
import { EditorPanes } from './editor-panes.tsx'
import { openEditor, type NewPageStart } from './editor-session.ts'
import { focusSelectedRow } from './open-fields.ts'
import { EditorProvider, useEdited, useEditor } from './use-editor.ts'

interface Props {
  kind: EditorKind
  /** Null for a new page. */
  id: number | null
  start: NewPageStart
}

/** The page editor. It stays open when a new page gets its id. */
export function EditorScreen({ kind, id, start }: Props) {
  const store = useStore()
  const { language } = usePageContext()
  const arrive = useArrive()
  const [session] = useState(() =>
    openEditor({
      store,
      kind,
      id,
      start,
      language,
      onCreated: (created) => void arrive(`${kind.list}/${created}`, { preventScrollReset: true }),
    }),
  )
  return (
    <EditorProvider value={session}>
      <EditorState />
    </EditorProvider>
  )
}

function EditorState() {
  const state = useEdited(selectState)
  switch (state) {
    case 'loading':
      return (
        <Waiting>
          <Opening />
        </Waiting>
      )
    case 'unavailable':
      return <Unavailable />
    case 'found':
      return <FoundDraft />
    case 'removed':
      return <Waiting />
    default:
      return <EditorPanes />
  }
}

/** Shown until the page is loaded. */
function Waiting({ children }: { children?: ReactNode }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { kind } = useEditor()
  return (
    <main className="site-editor-waiting">
      <h1 className="shyrdak-hidden">{t(`kinds.${kind.name}`)}</h1>
      <p className="site-desk-ways">
        <BackLink list={kind.list}>{t(`back.${kind.name}`)}</BackLink>
      </p>
      {children}
    </main>
  )
}

function Unavailable() {
  const { actor } = useEditor()
  const failure = useEdited(({ context }) => context.failure)
  return (
    <Waiting>
      <DeskProblem
        error={
          new ShyrdakError({ code: failure?.code ?? 'INTERNAL', operation: 'open a page in the editor' })
        }
        isRetrying={false}
        onRetry={() => actor.send({ type: 'page.reload' })}
      />
    </Waiting>
  )
}

/** Offers to restore an unsaved draft, without overwriting the saved page unasked. */
function FoundDraft() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { actor } = useEditor()
  const found = useEdited(({ context }) => context.found)
  const saved = useEdited(({ context }) => context.saved)
  if (!found) return null
  function goOn(type: 'draft.restore' | 'draft.discard') {
    actor.send({ type })
    // The pressed button is gone by then.
    focusSelectedRow()
  }
  return (
    <Waiting>
      <Alert tone="info" title={t('found')}>
        <p>{t('foundText', { when: formatDateTime(found.saved_at, language) })}</p>
        {found.revision === saved.revision ? null : <p>{t('foundOlder')}</p>}
        <div className="site-desk-moderate">
          <Button onClick={() => goOn('draft.restore')}>{t('restore')}</Button>
          <Button tone="quiet" onClick={() => goOn('draft.discard')}>
            {t('discard')}
          </Button>
        </div>
      </Alert>
    </Waiting>
  )
}
