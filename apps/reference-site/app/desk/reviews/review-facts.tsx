import { Badge } from '@shyrdak/blocks/parts/badge'
import type { ManagedReview } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { decisionWords } from '../decisions/decision-words.ts'
import { LongText } from '../decisions/long-text.tsx'
import { reviewsWords } from './reviews-words.ts'

const TONES = { pending: 'saffron', published: 'sage', rejected: 'madder' } as const
const MOST_STARS = 5

/** What was written, by whom, how long ago, and how it stands. */
export function ReviewFacts({ review }: { review: ManagedReview }) {
  const { language } = usePageVisit()
  const words = reviewsWords[language]
  const said = decisionWords[language]
  const { rating, text, author, email, state, reason, created_at, age_hours, is_overdue } = review
  const { decided_at, decided_by } = review
  return (
    <>
      <p className="site-desk-state">
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        {is_overdue ? <Badge tone="madder">{words.overdue}</Badge> : null}
        <span className="site-desk-note">
          {state === 'pending' ? words.waits(age_hours) : words.written(formatDateTime(created_at, language))}
        </span>
        {decided_at === null ? null : (
          <span className="site-desk-note">
            {said.decided(decided_by, formatDateTime(decided_at, language))}
          </span>
        )}
      </p>
      {reason === null ? null : <p className="site-desk-why">{said.why(reason)}</p>}
      <p className="site-desk-stars">
        <span aria-hidden="true">
          {'★'.repeat(rating)}
          <span className="site-desk-star-off">{'★'.repeat(MOST_STARS - rating)}</span>
        </span>
        <span className="shyrdak-hidden">{words.stars(rating)}</span>
      </p>
      <LongText text={text} language={review.language} />
      <p className="site-desk-note">
        {`${author}, `}
        {email === null ? words.noLetter : <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </>
  )
}
