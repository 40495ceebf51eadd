import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { QUESTION_LIMIT } from '@shyrdak/sdk/rules'
import { describeIssue, describeLength } from '@shyrdak/sdk/messages'
import { useId } from 'react'
import { useFaqQuestion } from './use-faq-question.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'
import { useTypedForm } from '../../parts/use-typed-form.ts'

const LIMITS = { question: QUESTION_LIMIT }

export function FaqQuestion() {
  const { language } = useStore()
  const messages = useMessages('faq')
  const id = useId()
  const { view, send, isUnavailable } = useFaqQuestion()
  const form = useTypedForm(view, send, LIMITS)
  const { state, issues, failure } = view ?? { state: 'editing', issues: [], failure: null }
  const shownFailure = isUnavailable ? UNAVAILABLE : failure
  const isSending = state === 'sending'
  const [issue] = issues
  const measured = { text: view?.form['question'] ?? '', limit: QUESTION_LIMIT, name: messages.question }
  const { hint = messages.hint, error } = describeLength(measured, language)
  return (
    <form className="shyrdak-faq-question" data-state={state} aria-label={messages.label} {...form}>
      <Field
        id={`${id}question`}
        name="question"
        multiline
        rows={3}
        required
        readOnly={isSending}
        label={messages.question}
        hint={hint}
        error={error ?? (issue && describeIssue(issue, language, messages.question))}
      />
      <div>
        <Button type="submit" busy={isSending} disabled={!isSending && !view?.canSubmit}>
          {messages.submit}
        </Button>
        <noscript>{messages.needsScript}</noscript>
      </div>
      <div role="status">
        {isSending ? <span className="shyrdak-hidden">{messages.sending}</span> : null}
        {state === 'confirmed' ? <Alert tone="success" live="off" title={messages.sent} /> : null}
      </div>
      {shownFailure && !issue ? (
        <Alert tone="danger" title={messages.failed}>
          {failureText(shownFailure, language)}
        </Alert>
      ) : null}
    </form>
  )
}
