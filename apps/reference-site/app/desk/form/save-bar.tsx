import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { describeError } from '@shyrdak/sdk/messages'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import type { Outcome } from './use-desk-form.ts'

interface Props {
  changes: number
  isSaving: boolean
  outcome: Outcome<unknown>
  /** How much somebody else has changed meanwhile. */
  stale: ReactNode
  /** What it means that it is saved. */
  saved: string
  discard: () => void
  /** Whether what somebody else has saved can be taken instead, or saved over, as it is with texts. */
  canTakeTheirs?: boolean
  /** Closes a form that was opened, with what was typed in it. */
  cancel?: () => void
  /** What the button says that saves; by default that it does. */
  saveLabel?: string
  /** The names of what the store does not know any more, and the form has taken out. */
  takenOut?: string | undefined
}

/** Below a form: how much of it is not saved, the buttons, and what came of the last try. */
export function SaveBar(props: Props) {
  const {
    changes,
    isSaving,
    outcome,
    stale,
    saved,
    discard,
    cancel,
    canTakeTheirs = false,
    saveLabel,
    takenOut,
  } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const said = useRef<HTMLParagraphElement>(null)
  const buttons = useRef<HTMLSpanElement>(null)
  const isIdle = changes === 0 && !isSaving
  useLayoutEffect(() => {
    // The button that was pressed cannot hold the focus any longer.
    if (isIdle && buttons.current?.contains(document.activeElement)) said.current?.focus()
  }, [isIdle])
  return (
    <div className="site-desk-save">
      {outcome.kind === 'stale' ? (
        <Alert tone="warning" title={t('stale')}>
          {canTakeTheirs ? (
            <>
              <p>{stale}</p>
              <div className="site-desk-moderate">
                <Button size="small" tone="secondary" disabled={isSaving} onClick={discard}>
                  {t('takeTheirs')}
                </Button>
                <Button size="small" tone="danger" type="submit" busy={isSaving}>
                  {t('keepMine')}
                </Button>
              </div>
            </>
          ) : (
            stale
          )}
        </Alert>
      ) : null}
      {outcome.kind === 'failed' ? (
        <Alert tone="danger" title={t('failed')}>
          {outcome.error.code === 'NOT_FOUND'
            ? t('gone')
            : takenOut
              ? `${t('takenOut', { names: takenOut })} ${t(changes > 0 ? 'takenOutRest' : 'takenOutNothing')}`
              : `${describeError(outcome.error.code, i18nOf(language))} ${t('typedIsSaved')}`}
        </Alert>
      ) : null}
      <p ref={said} role="status" tabIndex={-1} data-state={changes > 0 ? 'unsaved' : 'saved'}>
        {isSaving ? (
          <>
            <Spinner /> {t('saving')}
          </>
        ) : changes > 0 ? (
          t('changes', { count: changes })
        ) : outcome.kind === 'saved' ? (
          saved
        ) : null}
      </p>
      <span ref={buttons} className="site-desk-save-buttons">
        {/* It stands there from the first, so that nobody looks for it. */}
        <Button type="submit" busy={isSaving} disabled={isIdle}>
          {saveLabel ?? t('save')}
        </Button>
        {cancel || changes > 0 || isSaving ? (
          <Button
            tone="quiet"
            disabled={isSaving}
            onClick={
              cancel ??
              (() => {
                discard()
                said.current?.focus()
              })
            }
          >
            {cancel ? t('cancel') : t('discard')}
          </Button>
        ) : null}
      </span>
    </div>
  )
}
