import './save-bar.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { describeError } from '@shyrdak/sdk/messages'
import type { ReactNode } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { RestoredNote } from './restored-note.tsx'
import type { Outcome } from './use-desk-form.ts'
import { useFocusWhenIdle } from './use-focus-when-idle.ts'

interface Props {
  changes: number
  isSaving: boolean
  outcome: Outcome<unknown>
  /** Whether the unsaved changes were typed before a login. */
  isRestored: boolean
  /** Describes what somebody else has changed meanwhile. */
  stale: ReactNode
  /** The message after saving. */
  saved: string
  discard: () => void
  /** Whether the manager can also take the other changes or overwrite them, as with texts. */
  canTakeTheirs?: boolean
  /** Closes a form that a button opened, discarding its input. */
  cancel?: () => void
  /** The label of the save button; by default "Save". */
  saveLabel?: string
  /** Explains input that the store did not accept and that no field shows. */
  refused?: ReactNode
  /** The names of deleted things that the form has removed from its fields. */
  takenOut?: string | undefined
}

/** The bar below a form: the number of unsaved changes, the buttons, and the result of the last attempt. */
export function SaveBar(props: Props) {
  const {
    changes,
    isSaving,
    outcome,
    isRestored,
    stale,
    saved,
    discard,
    cancel,
    canTakeTheirs = false,
    saveLabel,
    refused,
    takenOut,
  } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const isIdle = changes === 0 && !isSaving
  const { status, buttons } = useFocusWhenIdle<HTMLParagraphElement, HTMLSpanElement>(isIdle)
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
            : outcome.error.code === 'KEY_REUSED'
              ? t('sentBefore')
              : refused && outcome.error.code === 'INVALID'
                ? refused
                : takenOut
                  ? `${t('takenOut', { names: takenOut })} ${t(changes > 0 ? 'takenOutRest' : 'takenOutNothing')}`
                  : `${describeError(outcome.error.code, i18nOf(language))} ${t('typedIsSaved')}`}
        </Alert>
      ) : null}
      <RestoredNote state={{ changes, isRestored, outcome }} />
      <p ref={status} role="status" tabIndex={-1} data-state={changes > 0 ? 'unsaved' : 'saved'}>
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
        {/* Always visible, so that nobody has to look for it. */}
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
                status.current?.focus()
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
