import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { LANGUAGE_TAGS, REPLY_LENGTH, type CraftsmanReview } from '@shyrdak/sdk/contract'
import { formatDate, localized, productPath } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { useId, useRef, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useCall } from '../../parts/use-call.ts'
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
  const [isEditing, setEditing] = useState(false)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const { product, rating, author, created_at, reply } = review
  const name = localized(product.name, store.language)

  async function send(next: string | null) {
    setSaid('')
    if (next !== null && isBlank(next)) return refuse([{ path: ['text'], code: 'required' }])
    const answered = await run(async () => {
      const { specialGoods } = await store.sdk(craftsmanReviewsContract)
      return specialGoods.reviews.reply({ params: { id: review.id }, body: { text: next } })
    })
    if (!answered) return
    setEditing(false)
    setText('')
    setSaid(t(next === null ? 'removed' : 'published'))
    status.current?.focus()
    onChange(answered)
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
      {reply && !isEditing ? (
        <blockquote className="shyrdak-craftsman-reviews-item-reply">
          <p className="shyrdak-craftsman-reviews-item-label">{t('yourReply')}</p>
          <p lang={LANGUAGE_TAGS[reply.language]}>{reply.text}</p>
          <div className="shyrdak-craftsman-reviews-item-actions">
            <Button
              tone="quiet"
              size="small"
              aria-label={t('editNamed', { author, name })}
              onClick={() => {
                setText(reply.text)
                setEditing(true)
              }}
            >
              {t('edit')}
            </Button>
            <Button
              tone="quiet"
              size="small"
              busy={isBusy}
              aria-label={t('removeNamed', { author, name })}
              onClick={() => void send(null)}
            >
              {t('remove')}
            </Button>
          </div>
        </blockquote>
      ) : (
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void send(text)
          }}
        >
          <Field
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
            {isEditing ? (
              <Button tone="quiet" size="small" onClick={() => setEditing(false)}>
                {t('cancel')}
              </Button>
            ) : null}
          </div>
        </form>
      )}
      <p className="shyrdak-craftsman-reviews-item-said" role="status" tabIndex={-1} ref={status}>
        {failure !== null && issues.length === 0 ? failureText(failure, errors) : said}
      </p>
    </li>
  )
}
