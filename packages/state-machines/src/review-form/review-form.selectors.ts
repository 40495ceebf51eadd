import type { ReviewFormSnapshot } from './review-form.machine.ts'

export const selectReviewForm = ({ value, context }: ReviewFormSnapshot) => {
  const { reviewer, own, written, issues, failure, attempt } = context
  return {
    /** The value of `data-state`. */
    state: value,
    reviewer,
    own,
    written,
    issues,
    failure,
    attempt,
  }
}
export type ReviewFormView = Readonly<ReturnType<typeof selectReviewForm>>
