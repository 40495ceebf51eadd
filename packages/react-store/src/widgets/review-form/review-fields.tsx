import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { REVIEW_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import { describeCharactersLeft, describeIssue, describeLength } from '@shyrdak/sdk/words'
import type { ReviewFormEvent } from '@shyrdak/state-machines/review-form'
import { useId, type FormEvent } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import type { ReviewFormView } from '../../journeys/review-form-view.ts'
import { failureText } from '../../widget-parts/failure-text.ts'
import { StarChoice } from './star-choice.tsx'

interface Props {
  readonly view: ReviewFormView
  readonly send: (event: ReviewFormEvent) => void
}

/** Stars and a text, with what is wrong beside each. */
export function ReviewFields({ view: { state, own, written, issues, failure }, send }: Props) {
  const { language } = useStore()
  const words = useWords('review')
  const id = useId()
  const isSending = state === 'sending'
  const errorOf = (field: 'rating' | 'text') => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue && describeIssue(issue, language)
  }
  const limit = REVIEW_TEXT_LENGTH.max
  const tooLong = describeLength({ text: written.text, limit, name: words.text }, language).error
  const left = describeCharactersLeft(limit - written.text.trim().length, language)
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'review.submit' })
  }
  return (
    <form className="shyrdak-review-form-fields" aria-label={words.label} noValidate onSubmit={submit}>
      <StarChoice
        rating={written.rating}
        error={errorOf('rating')}
        isHeld={isSending}
        onChoose={(rating) => send({ type: 'review.change', change: { rating } })}
      />
      <Field
        id={`${id}text`}
        name="text"
        label={words.text}
        hint={
          <>
            {words.textHint} <span className="shyrdak-review-form-count">{left}</span>
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
        <Alert tone="danger" title={words.failed}>
          {failureText(failure, language)}
        </Alert>
      ) : null}
      <div className="shyrdak-review-form-send">
        <Button type="submit" busy={isSending}>
          {words.submit}
        </Button>
        {own ? (
          <Button tone="quiet" disabled={isSending} onClick={() => send({ type: 'review.keep' })}>
            {words.keep}
          </Button>
        ) : null}
        <span className="shyrdak-review-form-rules">{words.rules}</span>
      </div>
      <div role="status">{isSending ? <span className="shyrdak-hidden">{words.sending}</span> : null}</div>
    </form>
  )
}
