import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { REVIEW_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import { describeCharactersLeft, describeIssue, describeLength } from '@shyrdak/sdk/messages'
import type { ReviewFormEvent, ReviewFormView } from '@shyrdak/state-machines/review-form'
import { useId, type FormEvent } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { StarChoice } from './star-choice.tsx'

interface Props {
  readonly view: ReviewFormView
  readonly send: (event: ReviewFormEvent) => void
}

export function ReviewFields({ view: { state, own, written, issues, failure }, send }: Props) {
  const t = useMessages('review-form')
  const i18n = useCodeMessages('errors', 'issues')
  const id = useId()
  const isSending = state === 'sending'
  const errorOf = (field: 'rating' | 'text') => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && describeIssue(issue, i18n)
  }
  const limit = REVIEW_TEXT_LENGTH.max
  const tooLong = describeLength({ text: written.text, limit, name: t('text') }, i18n).error
  const left = describeCharactersLeft(limit - written.text.trim().length, i18n)
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'review.submit' })
  }
  return (
    <form className="shyrdak-review-form-fields" aria-label={t('label')} noValidate onSubmit={submit}>
      <StarChoice
        rating={written.rating}
        error={errorOf('rating')}
        isReadOnly={isSending}
        onChoose={(rating) => send({ type: 'review.change', change: { rating } })}
      />
      <Field
        id={`${id}text`}
        name="text"
        label={t('text')}
        hint={
          <>
            {t('textHint')} <span className="shyrdak-review-form-count">{left}</span>
          </>
        }
        error={tooLong ?? errorOf('text')}
        required
        multiline
        rows={5}
        readOnly={isSending}
        value={written.text}
        onChange={({ currentTarget }) =>
          send({ type: 'review.change', change: { text: currentTarget.value } })
        }
      />
      {failure && issues.length === 0 ? (
        <Alert tone="danger" title={t('failed')}>
          {failureText(failure, i18n)}
        </Alert>
      ) : null}
      <div className="shyrdak-review-form-send">
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
        {own ? (
          <Button tone="quiet" disabled={isSending} onClick={() => send({ type: 'review.discard' })}>
            {t('leaveAsIs')}
          </Button>
        ) : null}
        <span className="shyrdak-review-form-rules">{t('rules')}</span>
      </div>
      <div role="status">{isSending ? <span className="shyrdak-hidden">{t('sending')}</span> : null}</div>
    </form>
  )
}
