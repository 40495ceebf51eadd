import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { FEEDBACK_LIMITS } from '@shyrdak/sdk/rules'
import { describeIssue, describeLength } from '@shyrdak/sdk/messages'
import type { FeedbackField } from '@shyrdak/state-machines/feedback-form'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { useFeedbackForm } from './use-feedback-form.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'
import { useTypedForm } from '../../parts/use-typed-form.ts'

const FIELD_STYLES = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', autoCapitalize: 'none' },
  subject: { autoComplete: 'off' },
} as const satisfies Record<Exclude<FeedbackField, 'message'>, ComponentProps<'input'>>

/** A form for name, email, subject and message, all required. Source: spec §5. */
export function FeedbackForm() {
  const t = useMessages('feedback-form')
  const i18n = useCodeMessages('errors', 'issues')
  const id = useId()
  const { view, send, isUnavailable } = useFeedbackForm()
  const form = useTypedForm(view, send, FEEDBACK_LIMITS)
  const { state, issues, failure } = view ?? { state: 'editing', issues: [], failure: null }
  const shownFailure = isUnavailable ? UNAVAILABLE : failure
  const isSending = state === 'sending'
  const status = useRef<HTMLDivElement>(null)

  // On phones the button is at the bottom edge, so the confirmation would appear out of view.
  useEffect(() => {
    if (state === 'confirmed') status.current?.scrollIntoView({ block: 'nearest' })
  }, [state])

  const common = (name: FeedbackField) => {
    const issue = issues.find(({ path }) => path[0] === name)
    const label = t(`fields.${name}`)
    const measured = { text: view?.form[name] ?? '', limit: FEEDBACK_LIMITS[name], name: label }
    const { hint, error } = describeLength(measured, i18n)
    return {
      id: `${id}${name}`,
      name,
      label,
      hint,
      error: error ?? (issue && describeIssue(issue, i18n, label)),
      required: true,
      readOnly: isSending,
    }
  }

  return (
    <form className="shyrdak-feedback-form" data-state={state} aria-label={t('label')} {...form}>
      <Field {...common('name')} {...FIELD_STYLES.name} />
      <Field {...common('email')} {...FIELD_STYLES.email} />
      <Field {...common('subject')} {...FIELD_STYLES.subject} />
      <Field {...common('message')} multiline rows={6} />
      <div className="shyrdak-feedback-form-send">
        <Button type="submit" busy={isSending} disabled={!isSending && !view?.canSubmit}>
          {t('submit')}
        </Button>
        <noscript>{t('needsScript')}</noscript>
      </div>
      <div role="status" ref={status}>
        {isSending ? <span className="shyrdak-hidden">{t('sending')}</span> : null}
        {state === 'confirmed' ? <Alert tone="success" live="off" title={t('sent')} /> : null}
      </div>
      {shownFailure && issues.length === 0 ? (
        <Alert tone="danger" title={t('failed')}>
          {failureText(shownFailure, i18n)}
        </Alert>
      ) : null}
    </form>
  )
}
