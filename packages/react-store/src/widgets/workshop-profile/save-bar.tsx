import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../widget-parts/failure-text.ts'
import type { WorkshopPage } from './use-workshop-profile.ts'

/** Saves the page, says how that went, and lets nobody leave by accident with something unsaved. */
export function SaveBar({ page }: { readonly page: WorkshopPage }) {
  const { language } = useStore()
  const messages = useMessages('workshopProfile')
  const { state, failure, issues, isUnavailable, hasChanges, isShown, send } = page
  const isSaving = state === 'saving'
  // A session that has ended leads to the login by itself; what is typed waits here.
  const asks = hasChanges && failure?.code !== 'UNAUTHENTICATED'

  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [asks])

  const trouble = isUnavailable ? UNAVAILABLE : state === 'failed' ? failure : null
  const said = isSaving
    ? messages.saving
    : trouble
      ? `${failureText(trouble, language)} ${messages.failed}`
      : issues.length > 0
        ? messages.wrong(issues.length)
        : hasChanges
          ? messages.unsaved
          : state === 'saved'
            ? messages.saved
            : ''
  const canSave = hasChanges || !isShown || isSaving || isUnavailable
  return (
    <div
      className="shyrdak-workshop-profile-bar"
      data-changed={hasChanges || undefined}
      data-idle={(!canSave && said === '') || undefined}
    >
      <p role="status" data-wrong={trouble || issues.length > 0 ? '' : undefined}>
        {said}
      </p>
      {hasChanges && !isSaving ? (
        <Button tone="quiet" onClick={() => send({ type: 'page.discard' })}>
          {messages.discard}
        </Button>
      ) : null}
      {/* A page that is not shown yet is shown by saving it as it is. */}
      {canSave ? (
        <Button type="submit" busy={isSaving}>
          {isShown ? messages.save : messages.saveFirst}
        </Button>
      ) : null}
    </div>
  )
}
