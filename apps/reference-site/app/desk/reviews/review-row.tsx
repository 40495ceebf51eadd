import type { ShyrdakError } from '@shyrdak/sdk'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ManagedReview } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { DecisionTrouble } from '../decisions/decision-trouble.tsx'
import { decisionWords } from '../decisions/decision-words.ts'
import { headingId } from '../decisions/use-focus-after.ts'
import { ReviewFacts } from './review-facts.tsx'
import { reviewsWords } from './reviews-words.ts'

interface Props {
  review: ManagedReview
  /** It was decided just now, and cannot be pressed. */
  isDecided: boolean
  isBusy: boolean
  /** Why the last decision about it did not count. */
  failure: ShyrdakError | null
  onPublish: () => void
  onReject: () => void
  onLoadAnew: () => void
}

/** One review with what can be decided of it. */
export function ReviewRow(props: Props) {
  const { review, isDecided, isBusy, failure, onPublish, onReject, onLoadAnew } = props
  const { language, prefix } = usePageVisit()
  const words = reviewsWords[language]
  const { id, product, state, is_overdue } = review
  const heading = headingId(id)
  return (
    <li className="site-desk-item" aria-labelledby={heading} data-overdue={is_overdue || undefined}>
      <h2 id={heading} tabIndex={-1}>
        <a href={`${prefix}/product/${product.slug}#reviews`}>{localized(product.name, language)}</a>
      </h2>
      <ReviewFacts review={review} />
      {failure ? <DecisionTrouble failure={failure} onLoadAnew={onLoadAnew} /> : null}
      {isDecided ? (
        <p className="site-desk-decide site-desk-note">{decisionWords[language].stays}</p>
      ) : (
        <p className="site-desk-decide">
          {state === 'published' ? null : (
            <Button size="small" busy={isBusy} onClick={onPublish} aria-describedby={heading}>
              {words.publish}
            </Button>
          )}
          {state === 'rejected' ? null : (
            <Button
              size="small"
              tone={state === 'published' ? 'quiet' : 'secondary'}
              disabled={isBusy}
              onClick={onReject}
              aria-describedby={heading}
            >
              {state === 'published' ? words.takeBack : words.reject}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
