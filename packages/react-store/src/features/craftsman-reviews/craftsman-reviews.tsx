import type { CraftsmanReview } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { ReviewToAnswer } from './review-to-answer.tsx'

export interface CraftsmanReviewsProps {
  readonly reviews: readonly CraftsmanReview[]
}

/** Reviews of a workshop's goods with its replies. Answered reviews keep their place in the list. */
export function CraftsmanReviews({ reviews: loaded }: CraftsmanReviewsProps) {
  const [reviews, setReviews] = useState(loaded)
  return (
    <ul className="shyrdak-craftsman-reviews">
      {reviews.map((review) => (
        <ReviewToAnswer
          key={review.id}
          review={review}
          onChange={(changed) =>
            setReviews((all) => all.map((one) => (one.id === changed.id ? changed : one)))
          }
        />
      ))}
    </ul>
  )
}
