import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { EMAIL_LENGTH, QUESTION_LIMIT } from '@shyrdak/sdk/rules'
import { describeIssue, describeLength } from '@shyrdak/sdk/messages'
import { useId } from 'react'
import { useFaqQuestion } from './use-faq-question.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'
import { useTypedForm } from '../../parts/use-typed-form.ts'

const LIMITS = { question: QUESTION_LIMIT, email: EMAIL_LENGTH }

export function FaqQuestion() {
  const t = useMessages('faq-question')
  const i18n = useCodeMessages('errors', 'issues')
  const id = useId()
  const { view, send, isUnavailable } = useFaqQuestion()
  const form = useTypedForm(view, send, LIMITS)
  const { state, issues, failure } = view ?? { state: 'editing', issues: [], failure: null }
  const shownFailure = isUnavailable ? UNAVAILABLE : failure
  const isSending = state === 'sending'
  const issueOf = (field: string) => issues.find(({ path }) => path[0] === field)
  const issue = issueOf('question')
  const wrongEmail = issueOf('email')
  const measured = { text: view?.form['question'] ?? '', limit: QUESTION_LIMIT, name: t('question') }
  const { hint = t('hint'), error } = describeLength(measured, i18n)
  return (
    <form className="shyrdak-faq-question" data-state={state} aria-label={t('label')} {...form}>
      <Field
        id={`${id}question`}
        name="question"
        multiline
        rows={3}
        required
        readOnly={isSending}
        label={t('question')}
        hint={hint}
        error={error ?? (issue && describeIssue(issue, i18n, t('question')))}
      />
      <Field
        id={`${id}email`}
        name="email"
        type="email"
        autoComplete="email"
        readOnly={isSending}
        label={t('email')}
        hint={t('emailHint')}
        error={wrongEmail && describeIssue(wrongEmail, i18n, t('email'))}
      />
      <div>
        <Button type="submit" busy={isSending} disabled={!isSending && !view?.canSubmit}>
          {t('submit')}
        </Button>
        <noscript>{t('needsScript')}</noscript>
      </div>
      <div role="status">
        {isSending ? <span className="shyrdak-hidden">{t('sending')}</span> : null}
        {state === 'confirmed' ? <Alert tone="success" live="off" title={t('sent')} /> : null}
      </div>
      {shownFailure && !issue && !wrongEmail ? (
        <Alert tone="danger" title={t('failed')}>
          {failureText(shownFailure, i18n)}
        </Alert>
      ) : null}
    </form>
  )
}
