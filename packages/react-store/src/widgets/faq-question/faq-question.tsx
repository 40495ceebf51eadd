import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { QUESTION_LIMIT } from '@shyrdak/sdk/rules'
import { describeIssue, describeLength } from '@shyrdak/sdk/words'
import { useId } from 'react'
import { useFaqQuestion } from '../../hooks/use-faq-question.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AWAY, failureText } from '../../widget-parts/failure-text.ts'
import { useTypedForm } from '../../widget-parts/use-typed-form.ts'

const LIMITS = { question: QUESTION_LIMIT }

/** Asks the store what its answers do not say. */
export function FaqQuestion() {
  const { language } = useStore()
  const words = useWords('faq')
  const id = useId()
  const { view, send, isAway } = useFaqQuestion()
  const form = useTypedForm(view, send, LIMITS)
  const { state, issues, failure } = view ?? { state: 'editing', issues: [], failure: null }
  const trouble = isAway ? AWAY : failure
  const isSending = state === 'sending'
  const [issue] = issues
  const measured = { text: view?.form['question'] ?? '', limit: QUESTION_LIMIT, name: words.question }
  const { hint = words.hint, error } = describeLength(measured, language)
  return (
    <form className="shyrdak-faq-question" data-state={state} aria-label={words.label} {...form}>
      <Field
        id={`${id}question`}
        name="question"
        multiline
        rows={3}
        required
        readOnly={isSending}
        label={words.question}
        hint={hint}
        error={error ?? (issue && describeIssue(issue, language, words.question))}
      />
      <div>
        <Button type="submit" busy={isSending} disabled={!isSending && !view?.canSubmit}>
          {words.submit}
        </Button>
        <noscript>{words.needsScript}</noscript>
      </div>
      <div role="status">
        {isSending ? <span className="shyrdak-hidden">{words.sending}</span> : null}
        {state === 'confirmed' ? <Alert tone="success" live="off" title={words.sent} /> : null}
      </div>
      {trouble && !issue ? (
        <Alert tone="danger" title={words.failed}>
          {failureText(trouble, language)}
        </Alert>
      ) : null}
    </form>
  )
}
