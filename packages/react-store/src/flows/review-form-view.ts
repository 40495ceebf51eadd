import type { ReviewFormContext, ReviewFormSnapshot } from '@shyrdak/state-machines/review-form'

export interface ReviewFormView extends Pick<
  ReviewFormContext,
  'reviewer' | 'own' | 'written' | 'issues' | 'failure' | 'attempt'
> {
  /** The value of `data-state`. */
  readonly state: ReviewFormSnapshot['value']
}
