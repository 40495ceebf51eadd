import type { ShyrdakError } from '@shyrdak/sdk'
import { Button } from '@shyrdak/blocks/parts/button'
import type { ManagedReview } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { ModerationProblem } from '../moderation/moderation-problem.tsx'
import { moderationMessages } from '../moderation/moderation-messages.ts'
import { headingId } from '../moderation/use-focus-after.ts'
import { ReviewFacts } from './review-facts.tsx'
import { reviewsMessages } from './reviews-messages.ts'

interface Props {
  review: ManagedReview
  /** It was decided just now, and cannot be pressed. */
  isModerated: boolean
  isBusy: boolean
  /** Why the last decision about it did not count. */
  failure: ShyrdakError | null
  onPublish: () => void
  onReject: () => void
  onReload: () => void
}

/** One review with what can be decided of it. */
export function ReviewRow(props: Props) {
  const { review, isModerated, isBusy, failure, onPublish, onReject, onReload } = props
  const { language, prefix } = usePageContext()
  const messages = reviewsMessages[language]
  const { id, product, state, is_overdue } = review
  const heading = headingId(id)
  return (
    <li className="site-desk-item" aria-labelledby={heading} data-overdue={is_overdue || undefined}>
      <h2 id={heading} tabIndex={-1}>
        <a href={`${prefix}/product/${product.slug}#reviews`}>{localized(product.name, language)}</a>
      </h2>
      <ReviewFacts review={review} />
      {failure ? <ModerationProblem failure={failure} onReload={onReload} /> : null}
      {isModerated ? (
        <p className="site-desk-moderate site-desk-note">{moderationMessages[language].stays}</p>
      ) : (
        <p className="site-desk-moderate">
          {state === 'published' ? null : (
            <Button size="small" busy={isBusy} onClick={onPublish} aria-describedby={heading}>
              {messages.publish}
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
              {state === 'published' ? messages.takeBack : messages.reject}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
