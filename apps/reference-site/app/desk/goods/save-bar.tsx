import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { ReactNode } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { goodsMessages } from './goods-messages.ts'

/** How saving went: `stale` was overtaken and shows what is new, `failed` never happened. */
export type Outcome =
  { kind: 'none' } | { kind: 'saved' } | { kind: 'stale'; text: ReactNode } | { kind: 'failed'; text: string }

interface Props {
  changes: number
  isSaving: boolean
  outcome: Outcome
  onUndo: () => void
}

/** Below a form: how much of it is not saved, the buttons, and what came of the last try. */
export function SaveBar({ changes, isSaving, outcome, onUndo }: Props) {
  const messages = goodsMessages[usePageContext().language]
  return (
    <div className="site-goods-save">
      {outcome.kind === 'stale' ? (
        <Alert tone="warning" title={messages.stale}>
          {outcome.text}
        </Alert>
      ) : null}
      {outcome.kind === 'failed' ? (
        <Alert tone="danger" title={messages.failed}>
          {`${outcome.text} ${messages.typedIsSaved}`}
        </Alert>
      ) : null}
      <p role="status" data-state={changes > 0 ? 'unsaved' : 'saved'}>
        {isSaving ? (
          <>
            <Spinner /> {messages.saving}
          </>
        ) : changes > 0 ? (
          messages.changes(changes)
        ) : outcome.kind === 'saved' ? (
          messages.saved
        ) : null}
      </p>
      {changes > 0 || isSaving ? (
        <span className="site-goods-save-buttons">
          <Button type="submit" busy={isSaving}>
            {messages.save}
          </Button>
          <Button tone="quiet" disabled={isSaving} onClick={onUndo}>
            {messages.undo}
          </Button>
        </span>
      ) : null}
    </div>
  )
}
