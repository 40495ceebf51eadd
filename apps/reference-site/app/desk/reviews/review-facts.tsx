import './reviews.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import type { ManagedReview } from '@shyrdak/sdk/management'
import { formatDateTime } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { waitText } from './wait-text.ts'
import { moderatedByText } from '../list/moderated-by-text.ts'
import { LongText } from '../long-text.tsx'

const TONES = { pending: 'saffron', published: 'sage', rejected: 'madder' } as const
const MAX_STARS = 5

/** A review with its author, age and state. */
export function ReviewFacts({ review }: { review: ManagedReview }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/reviews')
  const tList = messagesIn(language, 'desk/list')
  const { rating, text, author, email, state, reason, created_at, age_hours, is_overdue } = review
  const { decided_at, decided_by } = review
  return (
    <>
      <p className="site-desk-state">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {is_overdue ? <Badge tone="madder">{t('overdue')}</Badge> : null}
        <span className="site-desk-note">
          {state === 'pending'
            ? waitText(t, age_hours)
            : t('written', { when: formatDateTime(created_at, language) })}
        </span>
        {decided_at === null ? null : (
          <span className="site-desk-note">
            {moderatedByText(tList, decided_by, formatDateTime(decided_at, language))}
          </span>
        )}
      </p>
      {reason === null ? null : <p className="site-desk-why">{tList('why', { reason })}</p>}
      <p className="site-desk-stars">
        <span aria-hidden="true">
          {'★'.repeat(rating)}
          <span className="site-desk-star-off">{'★'.repeat(MAX_STARS - rating)}</span>
        </span>
        <span className="shyrdak-hidden">{t('stars', { rating })}</span>
      </p>
      <LongText text={text} language={review.language} />
      <p className="site-desk-note">
        {`${author}, `}
        {email === null ? t('noEmail') : <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </>
  )
}
