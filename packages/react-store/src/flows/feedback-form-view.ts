import type { FeedbackFormSnapshot, FeedbackFormContext } from '@shyrdak/state-machines/feedback-form'

export interface FeedbackFormView extends Pick<FeedbackFormContext, 'form' | 'issues' | 'failure'> {
  /** The value of `data-state`. */
  readonly state: FeedbackFormSnapshot['value']
  readonly canSubmit: boolean
}
