import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { ReactNode } from 'react'
import { usePageVisit } from '../../page/use-visit.ts'
import { goodsWords } from './goods-words.ts'

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
  const words = goodsWords[usePageVisit().language]
  return (
    <div className="site-goods-save">
      {outcome.kind === 'stale' ? (
        <Alert tone="warning" title={words.stale}>
          {outcome.text}
        </Alert>
      ) : null}
      {outcome.kind === 'failed' ? (
        <Alert tone="danger" title={words.failed}>
          {`${outcome.text} ${words.typedIsKept}`}
        </Alert>
      ) : null}
      <p role="status" data-state={changes > 0 ? 'unsaved' : 'saved'}>
        {isSaving ? (
          <>
            <Spinner /> {words.saving}
          </>
        ) : changes > 0 ? (
          words.changes(changes)
        ) : outcome.kind === 'saved' ? (
          words.saved
        ) : null}
      </p>
      {changes > 0 || isSaving ? (
        <span className="site-goods-save-buttons">
          <Button type="submit" busy={isSaving}>
            {words.save}
          </Button>
          <Button tone="quiet" disabled={isSaving} onClick={onUndo}>
            {words.undo}
          </Button>
        </span>
      ) : null}
    </div>
  )
}
