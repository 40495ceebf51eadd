import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { FEEDBACK_LIMITS } from '@shyrdak/sdk/rules'
import { describeIssue, describeLength } from '@shyrdak/sdk/words'
import type { FeedbackField } from '@shyrdak/state-machines/feedback-form'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { useFeedbackForm } from '../../hooks/use-feedback-form.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AWAY, failureText } from '../../widget-parts/failure-text.ts'
import { useTypedForm } from '../../widget-parts/use-typed-form.ts'

/** How phones and browsers help with each field. */
const LOOKS = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', autoCapitalize: 'none' },
  subject: { autoComplete: 'off' },
} as const satisfies Record<Exclude<FeedbackField, 'message'>, ComponentProps<'input'>>

/** Writes to the store: name, email, subject and message, all of them needed. */
export function FeedbackForm() {
  const { language } = useStore()
  const words = useWords('feedback')
  const id = useId()
  const { view, send, isAway } = useFeedbackForm()
  const form = useTypedForm(view, send, FEEDBACK_LIMITS)
  const { state, issues, failure } = view ?? { state: 'editing', issues: [], failure: null }
  const trouble = isAway ? AWAY : failure
  const isSending = state === 'sending'
  const status = useRef<HTMLDivElement>(null)

  // On a phone the button stands at the edge, and the thanks would be said below it.
  useEffect(() => {
    if (state === 'confirmed') status.current?.scrollIntoView({ block: 'nearest' })
  }, [state])

  const common = (name: FeedbackField) => {
    const issue = issues.find(({ path }) => path[0] === name)
    const label = words.fields[name]
    const measured = { text: view?.form[name] ?? '', limit: FEEDBACK_LIMITS[name], name: label }
    const { hint, error } = describeLength(measured, language)
    return {
      id: `${id}${name}`,
      name,
      label,
      hint,
      error: error ?? (issue && describeIssue(issue, language, label)),
      required: true,
      readOnly: isSending,
    }
  }

  return (
    <form className="shyrdak-feedback-form" data-state={state} aria-label={words.label} {...form}>
      <Field {...common('name')} {...LOOKS.name} />
      <Field {...common('email')} {...LOOKS.email} />
      <Field {...common('subject')} {...LOOKS.subject} />
      <Field {...common('message')} multiline rows={6} />
      <div className="shyrdak-feedback-form-send">
        <Button type="submit" busy={isSending} disabled={!isSending && !view?.canSubmit}>
          {words.submit}
        </Button>
        <noscript>{words.needsScript}</noscript>
      </div>
      <div role="status" ref={status}>
        {isSending ? <span className="shyrdak-hidden">{words.sending}</span> : null}
        {state === 'confirmed' ? <Alert tone="success" live="off" title={words.sent} /> : null}
      </div>
      {trouble && issues.length === 0 ? (
        <Alert tone="danger" title={words.failed}>
          {failureText(trouble, language)}
        </Alert>
      ) : null}
    </form>
  )
}
