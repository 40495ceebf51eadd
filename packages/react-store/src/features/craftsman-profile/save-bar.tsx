import { Button } from '@shyrdak/blocks/parts/button'
import { canSubmit } from '@shyrdak/state-machines/craftsman-profile/rules'
import { useEffect, useRef } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'
import { useAskBeforeLeaving } from '../../parts/use-ask-before-leaving.ts'
import { useSessionEnded } from '../../parts/use-session-ended.ts'
import type { OpenCraftsmanProfile } from './use-craftsman-profile.ts'

/** Saves the page, shows the result, and warns before leaving with unsaved changes. */
export function SaveBar({ page }: { readonly page: OpenCraftsmanProfile }) {
  const t = useMessages('craftsman-profile')
  const i18n = useCodeMessages('errors')
  const { state, failure, issues, isUnavailable, hasChanges, publication, send } = page
  const isNew = canSubmit(publication.state)
  const isSaving = state === 'saving'
  // An expired session redirects to the login without a warning, since the draft is stored.
  useAskBeforeLeaving(hasChanges, useSessionEnded())

  const statusLine = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button was removed. Does nothing if the focus is elsewhere.
    if (state === 'saved' && document.activeElement === document.body) statusLine.current?.focus()
  }, [state])

  const shownFailure = isUnavailable ? UNAVAILABLE : state === 'failed' ? failure : null
  const status = isSaving
    ? t('saving')
    : shownFailure
      ? `${failureText(shownFailure, i18n)} ${t('failed')}`
      : issues.length > 0
        ? t('wrong', { count: issues.length })
        : hasChanges
          ? t('unsaved')
          : state === 'saved'
            ? t(publication.state === 'published' ? 'saved' : 'savedToCheck')
            : ''
  const canSave = hasChanges || isNew || isSaving || isUnavailable
  return (
    <div
      className="shyrdak-craftsman-profile-bar"
      data-changed={hasChanges || undefined}
      data-idle={(!canSave && status === '') || undefined}
    >
      <p
        ref={statusLine}
        role="status"
        tabIndex={-1}
        data-wrong={shownFailure || issues.length > 0 ? '' : undefined}
      >
        {status}
      </p>
      {hasChanges && !isSaving ? (
        <Button
          tone="quiet"
          onClick={() => {
            send({ type: 'page.discard' })
            statusLine.current?.focus()
          }}
        >
          {t('discard')}
        </Button>
      ) : null}
      {/* Saving submits a new page for review, even without changes. */}
      {canSave ? (
        <Button type="submit" busy={isSaving}>
          {isNew ? t('saveFirst') : t('save')}
        </Button>
      ) : null}
    </div>
  )
}
