import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { LANGUAGE_TAGS, REPLY_LENGTH, type CraftsmanReview } from '@shyrdak/sdk/contract'
import { formatDate, localized, productPath } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { useCallback, useId, useRef, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useCall } from '../../parts/use-call.ts'
import { useQuestion } from '../../parts/use-question.ts'
import { useStore } from '../../store/use-store.ts'
import { craftsmanReviewsContract } from './contract.ts'

interface Props {
  readonly review: CraftsmanReview
  readonly onChange: (review: CraftsmanReview) => void
}

const MAX_STARS = 5

/** One review, with the workshop's reply or the form for it. */
export function ReviewToAnswer({ review, onChange }: Props) {
  const id = useId()
  const store = useStore()
  const t = useMessages('craftsman-reviews')
  const issuesText = useCodeMessages('issues')
  const errors = useCodeMessages('errors')
  const { isBusy, failure, issues, run, refuse, reset } = useCall()
  const [text, setText] = useState('')
  const [form, setForm] = useState<'closed' | 'open' | 'canceled'>('closed')
  const { place, isAsking, ask, close } = useQuestion()
  const [confirmation, setConfirmation] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  /** The ref of an element that gets the focus when it appears. */
  const focused = useCallback((element: HTMLElement | null) => element?.focus(), [])
  const { product, rating, author, created_at, reply } = review
  const name = localized(product.name, store.language)

  async function send(next: string | null) {
    setConfirmation('')
    const answered = await run(async () => {
      const { specialGoods } = await store.sdk(craftsmanReviewsContract)
      return specialGoods.reviews.reply({ params: { id: review.id }, body: { text: next } })
    })
    if (!answered) return
    setForm('closed')
    setText('')
    setConfirmation(t(next === null ? 'removed' : 'published'))
    status.current?.focus()
    onChange(answered)
  }
  function publish() {
    if (isBlank(text)) return refuse([{ path: ['text'], code: 'required' }])
    void send(text)
  }
  async function remove() {
    await send(null)
    close()
  }
  const issue = issues[0]
  return (
    <li className="shyrdak-craftsman-reviews-item" aria-labelledby={`${id}-title`}>
      <div className="shyrdak-craftsman-reviews-item-head">
        <h2 id={`${id}-title`}>
          <a href={store.link(productPath('special', product.slug))}>{name}</a>
        </h2>
        <p className="shyrdak-craftsman-reviews-item-by">
          <span className="shyrdak-craftsman-reviews-item-stars" aria-hidden="true">
            {'★'.repeat(rating)}
            <span>{'★'.repeat(MAX_STARS - rating)}</span>
          </span>
          <span className="shyrdak-hidden">{t('stars', { rating })}</span>
          <span>
            <UnbrokenName text={`${author}, ${formatDate(created_at, store.language)}`} />
          </span>
        </p>
      </div>
      <p className="shyrdak-craftsman-reviews-item-text" lang={LANGUAGE_TAGS[review.language]}>
        {review.text}
      </p>
      {reply && form !== 'open' ? (
        <blockquote className="shyrdak-craftsman-reviews-item-reply">
          <p className="shyrdak-craftsman-reviews-item-label">{t('yourReply')}</p>
          <p lang={LANGUAGE_TAGS[reply.language]}>{reply.text}</p>
          <div className="shyrdak-craftsman-reviews-item-actions">
            {isAsking ? null : (
              <Button
                ref={form === 'canceled' ? focused : undefined}
                tone="quiet"
                size="small"
                aria-label={t('editNamed', { author, name })}
                onClick={() => {
                  setText(reply.text)
                  setForm('open')
                }}
              >
                {t('edit')}
              </Button>
            )}
            <div
              className="shyrdak-craftsman-reviews-item-actions"
              ref={place}
              role="group"
              aria-label={t('removeNamed', { author, name })}
            >
              {isAsking ? (
                <>
                  <p>{t('removeQuestion')}</p>
                  <Button tone="secondary" size="small" disabled={isBusy} onClick={close}>
                    {t('removeNo')}
                  </Button>
                  <Button tone="danger" size="small" busy={isBusy} onClick={() => void remove()}>
                    {t('removeYes')}
                  </Button>
                </>
              ) : (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={t('removeNamed', { author, name })}
                  onClick={ask}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          </div>
        </blockquote>
      ) : (
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            publish()
          }}
        >
          <Field
            ref={form === 'open' ? focused : undefined}
            multiline
            rows={3}
            id={`${id}-text`}
            name="text"
            label={t('reply', { author })}
            hint={t('hint')}
            maxLength={REPLY_LENGTH}
            error={issue && describeIssue(issue, issuesText)}
            value={text}
            readOnly={isBusy}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              reset()
            }}
          />
          <div className="shyrdak-craftsman-reviews-item-actions">
            <Button type="submit" size="small" busy={isBusy}>
              {t('send')}
            </Button>
            {form === 'open' ? (
              <Button
                tone="quiet"
                size="small"
                disabled={isBusy}
                onClick={() => {
                  reset()
                  setForm('canceled')
                }}
              >
                {t('cancel')}
              </Button>
            ) : null}
          </div>
        </form>
      )}
      <p className="shyrdak-craftsman-reviews-item-message" role="status" tabIndex={-1} ref={status}>
        {failure !== null && issues.length === 0 ? failureText(failure, errors) : confirmation}
      </p>
    </li>
  )
}
