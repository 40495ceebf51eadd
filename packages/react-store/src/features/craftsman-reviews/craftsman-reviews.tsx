import type { CraftsmanReview } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { ReviewToAnswer } from './review-to-answer.tsx'

export interface CraftsmanReviewsProps {
  readonly reviews: readonly CraftsmanReview[]
}

/** What buyers say of a workshop’s goods, and its replies. What was answered stays where it was. */
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
